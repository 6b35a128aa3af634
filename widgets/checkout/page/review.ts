/** Owns the order's review on the page: new totals and payment methods, and the message when they do not load. */

import { repeat } from '../../../src/actions/tryAgain';
import { serializeFormElement } from '../../../src/api/formElement';
import { trigger } from '../../../src/bridge/jquery/events';
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { textOf } from '../../../src/bridge/page/htmlParts';
import { emit } from '../../../src/bridge/page/islands';
import { reload } from '../../../src/bridge/page/reload';
import { applyFragments } from '../../../src/bridge/woocommerce/fragments';
import { moveFocus } from '../../../src/dom/focus';
import { isPressed, whenReleased } from '../../../src/dom/released';
import { say } from '../../../src/texts/say';
import { couldNotUpdateReview, tryAgain } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import type { ReviewAnswer } from '../answer.rules';
import { updateOrderReview } from '../api';
import { BOX, FORM, PAYMENT, REVIEW_ERROR, REVIEW_NOTICES, TABLE, TERMS, UPDATING } from '../contract';
import { readReviewFields } from '../read';
import { showButton } from './chosenButton';
import { checkoutForm } from './forms';
import { handNow, withHand } from './handCode';
import { patchAround } from './patch';
import { preparePayment } from './payment';
import { orders } from './processing';
import { runScripts } from './scripts';

/** The HTML that the server last sent for each region of this form. */
let sent: Record<string, string> = {};
/** The payment methods that the server last sent, by the region that shows them. */
let printed = new WeakMap<Element, Element>();

/** Starts with a new form, for which the server has sent nothing yet. */
export function takeReview(): void {
  sent = {};
  printed = new WeakMap();
}

/** Covers the review while its call is under way. */
export function setUpdating(isUpdating: boolean): void {
  for (const region of document.querySelectorAll(`${FORM} :is(${TABLE}, ${PAYMENT})`)) {
    region.classList.toggle(UPDATING, isUpdating);
    region.setAttribute('aria-busy', String(isUpdating));
  }
}

type Kept = Pick<HTMLInputElement, 'value' | 'checked' | 'files'> & { field: Element };
const ENTERED = `${TERMS}, ${BOX} :is(input, select, textarea)[id]`;

const readEntered = (live: Element) =>
  new Map(
    [...live.querySelectorAll<HTMLInputElement>(ENTERED)].map((field): [string, Kept] => [
      field.id,
      { value: field.value, checked: field.checked, files: field.files, field },
    ]),
  );

/** A list in which the server has chosen nothing. */
const FREE = 'select:not(:has([selected]))';

/**
 * Puts the shopper's entries into new fields, and tells gateways of them as WooCommerce does. Values from the server
 * stay.
 */
function restoreEntered(live: Element, entered: Map<string, Kept>): void {
  for (const field of live.querySelectorAll<HTMLInputElement>(ENTERED)) {
    const kept = entered.get(field.id);
    if (!kept) continue;
    if (/checkbox|radio/.test(field.type)) field.checked = kept.checked;
    // No script may set the value of such a field.
    else if (field.type === 'file') field.files = kept.files;
    else {
      const { value } = field;
      if (!value || field.matches(FREE)) field.value = kept.value;
      // A list has no value then if it does not offer this one any more.
      field.value ||= value;
      if (field.value === value) continue;
    }
    if (kept.field !== field && !field.matches(TERMS)) trigger('change', [], field);
  }
}

/** Updates the payment methods around unchanged parts, and runs the scripts in the new parts. */
function renewPayment(live: Element, next: Element): void {
  const entered = readEntered(live);
  const focused = document.activeElement;
  const content = document.createDocumentFragment();
  content.append(next.cloneNode(true));
  const fresh = aliveNodes(content)[0] as Element;
  const added = patchAround(live, fresh, printed.get(live));
  printed.set(live, next);
  restoreEntered(live, entered);
  // Restores the focus only if the browser has lost it. Finds the field by its id, as elsewhere here.
  if (focused?.id && !focused.isConnected) moveFocus(live.querySelector<HTMLElement>(`#${CSS.escape(focused.id)}`));
  runScripts(added);
}

function showPayment(html: string): void {
  const next = parseHtml(html).querySelector(PAYMENT);
  if (!next) return;
  // Parsed outside a page, `noscript` elements contain real buttons, which Enter would press.
  for (const noScript of next.querySelectorAll('noscript')) noScript.remove();
  for (const live of document.querySelectorAll(PAYMENT)) renewPayment(live, next);
}

function showFragments(fragments: Record<string, string>): void {
  for (const [selector, html] of Object.entries(fragments)) {
    if (sent[selector] === html) continue;
    if (selector === PAYMENT) showPayment(html);
    else applyFragments({ [selector]: html });
  }
  sent = { ...fragments };
}

/** Removes the notices of the earlier review. */
function clearNotices(): void {
  for (const notice of document.querySelectorAll(`.${REVIEW_NOTICES}`)) notice.remove();
}

/**
 * Shows the review's notices. If the code for that cannot be loaded, shows the shop's own HTML, because the shop sends
 * each notice once.
 */
function showNotices(form: Element, { messages, isFailure }: ReviewAnswer): void {
  withHand(
    ({ showReviewNotices }) => showReviewNotices(form, messages, isFailure),
    () => form.prepend(...aliveNodes(parseHtml(messages))),
  );
}

/** Removes the message about a failed review. If its button has the focus, the region below takes it. */
function clearFailure(): void {
  const message = document.querySelector(`.${REVIEW_ERROR}`);
  const region = message?.nextElementSibling as HTMLElement | null;
  if (region && message?.contains(document.activeElement)) {
    region.tabIndex = -1;
    moveFocus(region);
  }
  message?.remove();
}

function show(form: Element, review: ReviewAnswer): void {
  // A reload would lose the message.
  if (review.reload && !textOf(review.messages)) return reload();
  clearNotices();
  // A payment method draws its button anew, for the new totals.
  handNow()?.removeButton();
  showFragments(review.fragments);
  setUpdating(false);
  if (review.messages.trim()) showNotices(form, review);
  for (const shown of document.querySelectorAll<HTMLFormElement>(FORM)) {
    preparePayment(shown);
    showButton(shown);
  }
  trigger('updated_checkout', [review.data]);
  emit('checkout:updated', review.data);
}

/** The fields of the last review's call. */
let asked = '';

const fieldsOf = (form: HTMLFormElement, updatesShipping: boolean) => ({
  ...readReviewFields(form, updatesShipping),
  post_data: serializeFormElement(form),
});

/** True when the form's fields differ from those of the last review's call. */
export const isChanged = (form: HTMLFormElement): boolean => JSON.stringify(fieldsOf(form, true)) !== asked;

/** Asks for the review and shows it, unless the call is given up meanwhile. During an order it waits for the end. */
export async function askReview(updatesShipping: boolean, signal: AbortSignal): Promise<void> {
  const form = checkoutForm();
  if (!form) return;
  const order = orders.get(form);
  // Its answer could replace the form, or load the page again, while a gateway asks the shopper something.
  if (order) {
    order.isOwed = true;
    return;
  }
  clearFailure();
  asked = JSON.stringify(fieldsOf(form, true));
  let later: Promise<void> | undefined;
  await updateOrderReview(
    fieldsOf(form, updatesShipping),
    (review) => {
      // The click that follows a press may ask for a newer review, which gives this one up.
      const take = () => {
        if (!signal.aborted) show(form, review);
      };
      // Otherwise the pressed element would be gone before its click.
      if (isPressed(form)) later = whenReleased(form).then(take);
      else take();
    },
    signal,
  );
  await later;
}

/** Says that the totals may be old, and offers to try again. */
export function showFailure(error: unknown, again: () => void): void {
  asked = '';
  clearFailure();
  const onclick = () => repeat(error, again);
  const message = make(
    'div',
    { className: REVIEW_ERROR, role: 'alert' },
    make('span', {}, say(couldNotUpdateReview)),
    ' ',
  );
  message.append(make('button', { type: 'button', className: 'button', onclick }, say(tryAgain)));
  checkoutForm()?.querySelector(`:is(${TABLE}, ${PAYMENT})`)?.before(message);
  emit('checkout:review-error', { error });
}
