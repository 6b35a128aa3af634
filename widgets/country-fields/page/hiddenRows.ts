/** Owns the rows that a country's rules hide: which they are, and what comes back when they are shown again. */

import { STATE } from '../contract';
import type { FieldRule } from '../rules';
import { readRows } from './settings';

/** The values of fields that are hidden now. */
const values = new WeakMap<Element, string>();
/** The rows that were required before they were hidden. */
const required = new WeakSet<Element>();

/** Empties a hidden field, and gives it its value back when it is shown. */
function setEmpty(field: HTMLInputElement, isHidden: boolean, isList: boolean): void {
  // A state of a list comes back with its country (page/state.ts), not with the next list.
  if (isHidden && field.value && !isList) values.set(field, field.value);
  if (isHidden) field.value = '';
  else {
    field.value ||= values.get(field) ?? '';
    values.delete(field);
  }
}

/**
 * Shows or hides a row, as its rule says. For a country without states the state is a hidden field. A list of states
 * stays if the rules require one and name no rows of countries, as before WooCommerce 10.7: such a shop refuses an
 * order without it.
 * @returns whether the row is required now; undefined if it stays as it is, because no rule says it
 */
export function setHidden(row: HTMLElement, field: HTMLInputElement | null, rule: FieldRule): boolean | undefined {
  const type = field?.matches(STATE) && field.type;
  const isList = type === 'select-one';
  const isHidden = type === 'hidden' || (!!rule.hidden && !(isList && rule.required && !readRows().country));
  if (isHidden !== (row.style.display === 'none')) row.style.display = isHidden ? 'none' : '';
  if (field) setEmpty(field, isHidden, isList);
  if (!isHidden) {
    row.hidden = false;
    return rule.required ?? (required.delete(row) || undefined);
  }
  if (row.classList.contains('validate-required')) required.add(row);
  return false;
}
