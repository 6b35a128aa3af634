/** Owns showing the server's answer about a coupon: an error at the field, any other notice before the form. */

import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { fragmentOf } from '../../../src/bridge/page/htmlParts';
import { takeTo } from '../../../src/dom/focus';
import { words } from '../../../src/dom/words';
import { CallError } from '../../../src/rules/callError';
import { make } from '../../../src/ui/make';
import { setDescribed } from '../../../src/ui/messages/describedBy';
import { readByFocus } from '../../../src/ui/messages/readByFocus';
import { CODE, ERROR, NOTICES, OLD_NOTICES } from '../contract';

/** True when a notice is an error, in either template family. */
const isError = (notice: Element) => notice.matches('.woocommerce-error,.is-error');

/**
 * The notices of an answer. A shop may have no words for a success, so an empty answer gives no notices. Throws for any
 * other answer without a notice, because its meaning is unknown.
 */
export function noticesOf(html: string): { notices: Element[]; isError: boolean } {
  const notices = [...parseHtml(html).querySelectorAll(NOTICES)];
  if (!notices.length && html.trim()) throw new CallError('unknown_error', html.slice(0, 80));
  return { notices, isError: notices.some(isError) };
}

/** Removes the error under the field. */
export function clearError(form: ParentNode): void {
  const field = form.querySelector(CODE);
  form.querySelector(`.${ERROR}`)?.remove();
  field?.classList.remove('has-error');
  field?.removeAttribute('aria-invalid');
  if (field) setDescribed(field, ERROR, false);
}

/** Empties the field, and removes its error. */
export function clearCode(form: ParentNode): void {
  clearError(form);
  const field = form.querySelector<HTMLInputElement>(CODE);
  if (field) field.value = '';
}

/** Shows an error under the field in place of an earlier one, and moves the focus to the field. */
export function showError(form: ParentNode, text: string): void {
  clearNotices();
  clearError(form);
  const field = form.querySelector<HTMLInputElement>(CODE);
  const message = make('span', { className: ERROR, id: ERROR, textContent: text });
  message.setAttribute('role', 'alert');
  field?.parentElement?.append(message);
  field?.classList.add('has-error');
  field?.setAttribute('aria-invalid', 'true');
  if (field) setDescribed(field, ERROR, true);
  readByFocus(field, message, takeTo);
}

/** The words of some notices in one text. */
export const textsOf = (notices: readonly Element[]) => notices.map(words).join(' ').trim();

function clearNotices(): void {
  for (const notice of document.querySelectorAll(OLD_NOTICES)) notice.remove();
}

/** Puts notices before an element. @returns the first of them, now on the page */
export function showBefore(place: Element, notices: readonly Element[]): HTMLElement | undefined {
  clearNotices();
  const alive = aliveNodes(fragmentOf(...notices));
  place.before(...alive);
  return alive.find((node) => node instanceof HTMLElement);
}
