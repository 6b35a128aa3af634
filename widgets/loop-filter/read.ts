/** Reads a taxonomy filter. */
import { number, text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { logicOf } from '../../src/rules/loopFilter';
import { GROUP, ITEM, type LoopFilter } from './contract';
import { ALL } from './rules';

const buttonsIn = (host: Element) => [...host.querySelectorAll(ITEM)];

/** Slug of a button's term; "" when it names none. */
export const readTerm = (button: Element): string => text(button, 'data-filter');

/** Reads a filter; undefined when it names no loop or no taxonomy. */
export function readFilter(host: Element): LoopFilter | undefined {
  const { selected_element, taxonomy, multiple_selection, logical_combination } = json(host, 'data-settings') ?? {};
  if (typeof selected_element !== 'string' || typeof taxonomy !== 'string' || !selected_element || !taxonomy)
    return undefined;
  const group = host.querySelector(GROUP);
  return {
    id: text(host, 'data-id') || taxonomy,
    loopId: selected_element,
    taxonomy,
    logic: logicOf(multiple_selection === 'yes', logical_combination),
    slugs: buttonsIn(host)
      .map(readTerm)
      .filter((slug) => slug && slug !== ALL),
    base: { url: group ? text(group, 'data-base-url') : '', page: (group && number(group, 'data-page-num')) || 1 },
  };
}

/** The terms of the pressed buttons. */
export const readPressed = (host: Element): string[] =>
  buttonsIn(host)
    .filter((button) => text(button, 'aria-pressed') === 'true')
    .map(readTerm)
    .filter((slug) => slug && slug !== ALL);
