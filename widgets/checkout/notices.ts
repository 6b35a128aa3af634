/** Owns the messages at the top of the form: refused orders, and what the review has to say. */

import { trigger } from '../../src/bridge/jquery/events';
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { emit } from '../../src/bridge/page/islands';
import { moveFocus, takeTo } from '../../src/dom/focus';
import { words } from '../../src/dom/words';
import { make } from '../../src/ui/make';
import { scrollToNotice } from '../../src/ui/scroll';
import { ORDER_NOTICES, REVIEW_NOTICES } from './contract';
import { checkAll, sayInline } from './fields';

const LIST = '.woocommerce-error, .is-error';
const NOTICE = `${LIST}, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner`;
const NOTICES = `.${ORDER_NOTICES}, .${REVIEW_NOTICES}, ${LIST}, .woocommerce-message, .is-success`;

const makeGroup = (name: string, alert: HTMLElement) => make('div', { className: `woocommerce-NoticeGroup ${name}` }, alert);

function clearNotices(): void {
  for (const notice of document.querySelectorAll(NOTICES)) notice.remove();
}

/** Makes an entry lead to its field, and says it there too. */
function linkToField(form: Element, entry: HTMLElement): void {
  const id = entry.dataset.id ?? '';
  const fieldOf = () => [...form.querySelectorAll<HTMLElement>('[id]')].find((one) => one.id === id);
  const field = id && fieldOf();
  if (!field) return;
  sayInline(field, words(entry));
  if (entry.querySelector('a')) return;
  const link = make('a', { href: `#${id}` }, ...entry.childNodes);
  // The address stays as it is, and fields whose look is another plugin's get the focus too.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    takeTo(fieldOf());
  });
  entry.append(link);
}

/**
 * Notices in an alert, which takes over the role of the lists in it; words that stand alone get a notice around them.
 * @param kind the class of that notice
 */
function makeAlert(content: string | Text, kind = 'woocommerce-error'): HTMLElement {
  const alert = make('div', { role: 'alert' }, ...(typeof content === 'string' ? aliveNodes(parseHtml(content.trim())) : [content]));
  if (!alert.querySelector(NOTICE)) alert.replaceChildren(make('div', { className: kind }, ...alert.childNodes));
  for (const notice of alert.querySelectorAll(NOTICE)) notice.removeAttribute('role');
  return alert;
}

/**
 * Shows why an order was not placed: the list gets the focus, its entries lead to their fields.
 * @param content HTML of the shop's, or words of ours, which are no HTML whatever is in them
 */
export function showOrderErrors(form: Element, content: string | Text): void {
  clearNotices();
  const alert = makeAlert(content);
  const group = makeGroup(ORDER_NOTICES, alert);
  form.prepend(group);
  checkAll(form);
  for (const entry of alert.querySelectorAll<HTMLElement>('[data-id]')) linkToField(form, entry);
  for (const list of alert.querySelectorAll<HTMLElement>(LIST)) list.tabIndex = -1;
  scrollToNotice(group);
  moveFocus(alert.querySelector<HTMLElement>(LIST));
  trigger('checkout_error', [group.innerHTML]);
  emit('checkout:error', { html: group.innerHTML }, form);
}

export function clearReviewNotices(): void {
  for (const notice of document.querySelectorAll(`.${REVIEW_NOTICES}`)) notice.remove();
}

/** Shows what the review says of the order as it stands. Only a failure takes the place of other notices, and the shopper to it. */
export function showReviewNotices(form: Element, html: string, isFailure = true): void {
  if (isFailure) clearNotices();
  const group = makeGroup(REVIEW_NOTICES, makeAlert(html, isFailure ? undefined : 'woocommerce-info'));
  form.prepend(group);
  if (!isFailure) return;
  checkAll(form);
  scrollToNotice(group);
}
