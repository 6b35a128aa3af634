/** Owns the order of an address's rows, which depends on the country. */

import { number } from '../../../src/dom/attributes';
import { moveFocus } from '../../../src/dom/focus';
import { ROW, SORTED } from '../contract';
import { basePriorities } from '../rules';

/** The printed priorities. Rows without a priority get their place from these. */
const printed = new WeakMap<Element, number>();

function learn(rows: readonly Element[]): void {
  if (rows.every((row) => printed.has(row))) return;
  const priorities = basePriorities(rows.map((row) => number(row, 'data-priority') ?? 0));
  for (const [index, row] of rows.entries()) if (!printed.has(row)) printed.set(row, priorities[index] as number);
}

/** Moves only rows that are in the wrong place. Other nodes stay beside their neighbours. */
function arrange(rows: Element[], ordered: readonly Element[]): void {
  const focused = document.activeElement;
  for (const [index, row] of ordered.entries()) {
    if (rows[index] === row) continue;
    rows[index]?.before(row);
    rows.splice(rows.indexOf(row), 1);
    rows.splice(index, 0, row);
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement) moveFocus(focused);
}

/** Sorts the rows. @param wanted the country's priorities, by row */
export function sortRows(section: Element, wanted: ReadonlyMap<Element, number>): void {
  const place = section.querySelector(SORTED);
  const rows = [...(place?.children ?? [])].filter((child) => child.matches(ROW));
  learn(rows);
  const priority = (row: Element) => wanted.get(row) ?? printed.get(row) ?? 0;
  arrange(
    rows,
    [...rows].sort((a, b) => priority(a) - priority(b)),
  );
}
