/** Owns how the form's fields say that they are wrong: WooCommerce's classes on the row, ARIA and words at the field. */
import { isSeen } from '../../src/dom/seen';
import { setDescribed } from '../../src/ui/describedBy';
import { make } from '../../src/ui/make';
import { CHECKED, INLINE_ERROR, ROW } from './contract';
import { faultOf } from './field.rules';
import { readValue } from './read';

const INVALID = 'woocommerce-invalid';
const VALID = 'woocommerce-validated';
const STATES = [VALID, INVALID, `${INVALID}-required-field`, `${INVALID}-email`, `${INVALID}-phone`];

const inlineId = (field: Element) => `${field.id}_description`;

/** Takes back what was said of a field. */
export function clearFault(field: Element): void {
  const row = field.closest(ROW);
  row?.classList.remove(...STATES);
  row?.querySelector(`.${INLINE_ERROR}`)?.remove();
  field.removeAttribute('aria-invalid');
  setDescribed(field, inlineId(field), false);
}

/** Checks a field. What the server said of it stays until it is changed. */
export function checkField(field: Element): void {
  const row = field.closest(ROW);
  if (!row || row.querySelector(`.${INLINE_ERROR}`)) return;
  const fault = faultOf({ kinds: [...row.classList], value: readValue(field) });
  clearFault(field);
  if (!fault) return row.classList.add(VALID);
  row.classList.add(INVALID, `${INVALID}-${fault}`);
  field.setAttribute('aria-invalid', 'true');
}

/**
 * Checks every field anew; what the server said before is over. A row that nobody sees is not wrong: it may be opened
 * later, as the shipping address is.
 */
export function checkAll(form: Element): void {
  for (const field of form.querySelectorAll(CHECKED)) {
    clearFault(field);
    if (isSeen(field.closest(ROW) ?? field)) checkField(field);
  }
}

/** Says beside a field what the server found wrong with it. */
export function sayInline(field: Element, words: string): void {
  const row = field.closest(ROW);
  if (!row) return;
  row.querySelector(`.${INLINE_ERROR}`)?.remove();
  row.classList.remove(VALID);
  row.classList.add(INVALID);
  row.append(make('p', { className: INLINE_ERROR, id: inlineId(field), textContent: words }));
  field.setAttribute('aria-invalid', 'true');
  setDescribed(field, inlineId(field), true);
}
