/** Reads a text and its settings. It never throws: a missing or broken value gets a default. */
import { json } from '../../src/dom/json';
import { scalarOf } from '../../src/rules/values';
import { BUTTON, MADE, type ReadMoreSettings, TEXT } from './contract';
import { amount, DURATION, HEIGHT } from './rules';

/** Reads the settings, from ElementsKit's JSON or from the theme's own attributes. */
export function readSettings(host: HTMLElement): ReadMoreSettings {
  const printed = json(host, 'data-config') ?? {};
  const { height = '', duration = '', more = '', less = '' } = host.dataset;
  return {
    height: amount(scalarOf(printed.collapse_height) || height, HEIGHT),
    duration: amount(scalarOf(printed.transition_duration) || duration, DURATION),
    more: scalarOf(printed.expand_text) || more,
    less: scalarOf(printed.collapse_text) || less,
  };
}

/** The text that is cut short: ElementsKit's element, or the host itself. */
export const readText = (host: HTMLElement): HTMLElement => host.querySelector<HTMLElement>(TEXT) ?? host;

/**
 * The server's button, or the island's, which another script has copied together with the text; null if the island has
 * to make one.
 */
export function readButton(host: HTMLElement): HTMLElement | null {
  const { nextElementSibling: next } = readText(host);
  return (
    host.querySelector<HTMLElement>(BUTTON) ?? (next instanceof HTMLElement && next.matches(`.${MADE}`) ? next : null)
  );
}
