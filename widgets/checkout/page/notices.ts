/** Owns the messages at the top of the form: about refused orders, and from the review. */

import { trigger } from '../../../src/bridge/jquery/events';
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { emit } from '../../../src/bridge/page/islands';
import { takeTo } from '../../../src/dom/focus';
import { words } from '../../../src/dom/words';
import { make } from '../../../src/ui/make';
import { readByFocus } from '../../../src/ui/messages/readByFocus';
import { scrollToNotice } from '../../../src/ui/scrolling/scroll';
import { ORDER_NOTICES, REVIEW_NOTICES } from '../contract';
import { checkAll, sayInline } from './fields';

const LIST = '.woocommerce-error, .is-error';
const NOTICE = `${LIST}, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner`;
const NOTICES = `.${ORDER_NOTICES}, .${REVIEW_NOTICES}, ${LIST}, .woocommerce-message, .is-success`;

const makeGroup = (name: string, alert: HTMLElement) =>
  make('div', { className: `woocommerce-NoticeGroup ${name}` }, alert);

function clearNotices(): void {
  for (const notice of document.querySelectorAll(NOTICES)) notice.remove();
}

/** Links an entry to its field, and shows its text there too. */
function linkToField(form: Element, entry: HTMLElement): void {
  const id = entry.dataset.id ?? '';
  const fieldOf = () => [...form.querySelectorAll<HTMLElement>('[id]')].find((one) => one.id === id);
  const field = id && fieldOf();
  if (!field) return;
  sayInline(field, words(entry));
  if (entry.querySelector('a')) return;
  const link = make('a', { href: `#${id}` }, ...entry.childNodes);
  // A script moves the focus instead of the browser, so that the address stays the same, and so that fields which
  // another plugin has restyled get the focus too.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    takeTo(fieldOf());
  });
  entry.append(link);
}

/**
 * Puts notices into an alert, which takes over the role of the lists in it. A plain text gets a notice around it.
 * @param kind the class of that notice
 */
function makeAlert(content: string | Text, kind = 'woocommerce-error'): HTMLElement {
  const alert = make(
    'div',
    { role: 'alert' },
    ...(typeof content === 'string' ? aliveNodes(parseHtml(content.trim())) : [content]),
  );
  if (!alert.querySelector(NOTICE)) alert.replaceChildren(make('div', { className: kind }, ...alert.childNodes));
  for (const notice of alert.querySelectorAll(NOTICE)) notice.removeAttribute('role');
  return alert;
}

/**
 * Shows why the shop refused an order. The list gets the focus, and its entries lead to their fields.
 * @param content the shop's HTML, or a text of ours, which is never read as HTML
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
  readByFocus(alert.querySelector<HTMLElement>(LIST), alert);
  trigger('checkout_error', [group.innerHTML]);
  emit('checkout:error', { html: group.innerHTML }, form);
}

/** Shows the review's notices about the order. Only a failure replaces other notices, and moves the shopper to it. */
export function showReviewNotices(form: Element, html: string, isFailure = true): void {
  if (isFailure) clearNotices();
  const group = makeGroup(REVIEW_NOTICES, makeAlert(html, isFailure ? undefined : 'woocommerce-info'));
  form.prepend(group);
  if (!isFailure) return;
  checkAll(form);
  scrollToNotice(group);
}
