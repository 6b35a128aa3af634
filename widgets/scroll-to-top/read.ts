/** Reads a button's settings. It never throws: a missing or broken value gets a default. */
import { json } from '../../src/dom/json';
import { scalarOf, type Values } from '../../src/rules/values';
import { ELEMENTSKIT, ELEMENTSKIT_BUTTON, type Ring, type ScrollToTopSettings } from './contract';
import { presets } from './rules';

/** ElementsKit's default for `show_after`, in pixels. */
const AFTER = 400;

/** A number, also when it is printed as text; the fallback for an empty or broken value. */
function amount(value: unknown, fallback: number): number {
  const found = Number.parseFloat(scalarOf(value));
  return Number.isFinite(found) ? found : fallback;
}

function fromElementsKit(printed: Values): ScrollToTopSettings {
  const top = amount(printed.offset_top, 0);
  // A number that an editor has emptied is 0.
  const limit = printed.show_after === '' ? 0 : amount(printed.show_after, AFTER);
  const after = printed.show_scroll === 'yes' ? limit + top : undefined;
  return { ...presets.page, after, top, fade: 0 };
}

/** Reads the settings of a host of any kind. */
export function readSettings(host: HTMLElement): ScrollToTopSettings {
  if (host.matches(ELEMENTSKIT)) return fromElementsKit(json(host, 'data-settings') ?? {});
  const preset = host.id === 'ast-scroll-top' || host.dataset.preset === 'header' ? presets.header : presets.page;
  return { ...preset, devices: host.dataset.onDevices ?? '' };
}

/** The element that the shopper presses. */
export const readButton = (host: HTMLElement): HTMLElement =>
  host.querySelector<HTMLElement>(ELEMENTSKIT_BUTTON) ?? host;

/** True for a button whose name has a letter. A sign alone, or a text that screen readers do not read, is no name. */
export function readHasName(button: HTMLElement): boolean {
  const said = button.cloneNode(true) as HTMLElement;
  for (const hidden of said.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return /\p{L}/u.test(button.getAttribute('aria-label') ?? said.textContent ?? '');
}

/** The ring's canvas and colours; undefined for a button without a ring. */
export function readRing(host: HTMLElement): { canvas: HTMLCanvasElement; colours: Ring } | undefined {
  const canvas = host.querySelector('canvas');
  const { foreground, background } = json(host, 'data-settings') ?? {};
  return canvas
    ? { canvas, colours: { foreground: scalarOf(foreground), background: scalarOf(background) } }
    : undefined;
}

/** The height of the page's header; 0 for a page without one. */
export const readHeader = ({ ownerDocument }: Element): number =>
  ownerDocument.querySelector<HTMLElement>('#masthead,body>header,header')?.offsetHeight ?? 0;
