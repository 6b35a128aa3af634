/** Owns how the form shows a wrong field: WooCommerce's classes on the row, ARIA and a message at the field. */
import { trigger } from '../../../src/bridge/jquery/events';
import { isSeen } from '../../../src/dom/seen';
import { make } from '../../../src/ui/make';
import { setDescribed } from '../../../src/ui/messages/describedBy';
import { CHECKED, INLINE_ERROR, INVALID, ROW } from '../contract';
import { faultOf } from '../field.rules';
import { readValue } from '../read';

const VALID = 'woocommerce-validated';
const STATES = [VALID, INVALID, `${INVALID}-required-field`, `${INVALID}-email`, `${INVALID}-phone`];

const inlineId = (field: Element) => `${field.id}_description`;

/** Removes the complaint about a field. */
export function clearFault(field: Element): void {
  const row = field.closest(ROW);
  row?.classList.remove(...STATES);
  row?.querySelector(`.${INLINE_ERROR}`)?.remove();
  field.removeAttribute('aria-invalid');
  setDescribed(field, inlineId(field), false);
}

/** Checks a field. The server's complaint stays until the shopper changes the field. */
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
 * Checks every field again, and drops the server's earlier complaints. A hidden row counts as right, because the
 * shopper may open it later, such as the shipping address.
 */
export function checkAll(form: Element): void {
  const fields = [...form.querySelectorAll(CHECKED)];
  for (const field of fields) {
    clearFault(field);
    if (isSeen(field.closest(ROW) ?? field)) checkField(field);
  }
  // Other scripts check their own fields by these events.
  for (const field of fields) trigger('validate', [], field);
  // jQuery would take the focus from a field that has it.
  for (const field of fields) if (field !== document.activeElement) trigger('blur', [], field);
}

/** Shows the server's complaint beside a field. */
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
