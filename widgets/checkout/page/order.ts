/**
 * Owns placing the order: it sends the order once, after all scripts have agreed, and handles the answer or its
 * absence.
 */

import { encodeFormElement } from '../../../src/api/formElement';
import { triggerHandler } from '../../../src/bridge/jquery/events';
import { jQueryBridge } from '../../../src/bridge/jquery/jquery';
import { pageSetting } from '../../../src/bridge/page/globals';
import { goTo } from '../../../src/bridge/page/goTo';
import { textOf } from '../../../src/bridge/page/htmlParts';
import { emit } from '../../../src/bridge/page/islands';
import { reload } from '../../../src/bridge/page/reload';
import { CallError, isServerDone } from '../../../src/rules/callError';
import { safeLink } from '../../../src/rules/link';
import { say } from '../../../src/texts/say';
import { couldNotPlaceOrder, orderUnknown } from '../../../src/texts/table';
import { scrollToNotice } from '../../../src/ui/scrolling/scroll';
import type { OrderAnswer } from '../answer.rules';
import { placeOrder } from '../api';
import { PROCESSING } from '../contract';
import { readGateway } from '../read';
import { showOrderErrors } from './notices';
import { isPlacingAgain, setAgain } from './payment';
import { orders, setProcessing } from './processing';

/** Runs once the form is free. A gateway frees it as in WooCommerce, by taking the class away. */
function whenFree(form: Element, run: () => void): void {
  const look = () => {
    if (form.classList.contains(PROCESSING)) return;
    observer.disconnect();
    setProcessing(form, false);
    run();
  };
  const observer = new MutationObserver(look);
  observer.observe(form, { attributeFilter: ['class'] });
  look();
}

/**
 * The message for an unknown outcome. The page's own text is HTML with a link to the shopper's orders; the config's and
 * ours are plain text.
 */
function unknownWords(): string | Text {
  const words = say(orderUnknown);
  return words === pageSetting('wc_checkout_params', 'i18n_checkout_error') ? words : new Text(words);
}

/** The parts of WooCommerce's own checkout object that gateways use. */
const apiOf = (form: HTMLFormElement) => ({
  $checkout_form: jQueryBridge()?.collection(form),
  $order_review: jQueryBridge()?.collection(form.querySelector('#order_review') ?? form),
  get_payment_method: () => readGateway(form),
  submit_error(html: string) {
    setProcessing(form, false);
    showOrderErrors(form, html);
  },
  blockOnSubmit: (target: { block?(): void }) => target.block?.(),
  scroll_to_notices: () => scrollToNotice(form.querySelector('.woocommerce-NoticeGroup') ?? form),
  // The island never keeps the shopper from leaving the page, so these have nothing to do.
  attachUnloadEventsOnSubmit() {},
  detachUnloadEventsOnSubmit() {},
});

/** Asks the gateways and other scripts. Any of them may refuse the order, or continue it later. */
function isAgreed(form: HTMLFormElement): boolean {
  const method = readGateway(form);
  const events = ['checkout_place_order', `checkout_place_order_${method}`];
  return (
    events.every((event) => triggerHandler(event, [apiOf(form)], form) !== false) &&
    emit('checkout:placing', { method }, form)
  );
}

/**
 * Goes to the next page. An address that differs only by its hash is this page, in which a gateway asks for something.
 * The form stays as it is until the gateway frees it.
 */
function go(redirect: string): void {
  const address = redirect && safeLink(redirect, location.href);
  if (!address) throw new CallError('unknown_error', redirect);
  goTo(new URL(address, location.href).href);
}

function finish(form: HTMLFormElement, answer: OrderAnswer): void {
  setAgain(form, false);
  const isFree = triggerHandler('checkout_place_order_success', [answer.data, apiOf(form)], form) !== false;
  if (isFree && emit('checkout:placed', answer.data, form)) return go(answer.redirect);
  setProcessing(form, false);
}

function refuse(
  form: HTMLFormElement,
  { messages, reload: mustReload, refresh }: OrderAnswer,
  review: ReviewHandle,
): void {
  // A reload would lose the message.
  if (mustReload && !textOf(messages)) return reload();
  setProcessing(form, false);
  setAgain(form, false);
  if (refresh) review.ask();
  showOrderErrors(form, messages.trim() || unknownWords());
}

/** True when the shop has certainly no order: the server itself has refused the call, or never got it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && (!error.sent || (error.status >= 400 && error.status < 500 && isServerDone(error)));

/**
 * Handles a failed order. After a refusal the shopper may order again. Otherwise the outcome is unknown, and the
 * shopper must look first.
 */
function fail(form: HTMLFormElement, error: unknown): void {
  setProcessing(form, false);
  const isForeign = error instanceof CallError && error.code === 'foreign';
  // A script of the page has cancelled the order, and tells the shopper why.
  if (error instanceof CallError && !error.sent && !isForeign) return;
  const isRefused = isRefusal(error);
  setAgain(form, !isRefused);
  showOrderErrors(form, isRefused ? new Text(say(couldNotPlaceOrder)) : unknownWords());
  emit('checkout:order-error', { error, isUnknown: !isRefused }, form);
}

/**
 * True when the shopper pressed Enter in a field while the button asks whether to order again: Enter is no answer to
 * that.
 */
const isByAccident = (form: Element) =>
  isPlacingAgain() &&
  !!document.activeElement?.matches('input:not([type=submit], [type=image]), select') &&
  form.contains(document.activeElement);

/** The part of the review that placing an order needs. */
export interface ReviewHandle {
  ask(): void;
  /** Gives up the call that is under way. Returns true when there was one. */
  stop(): boolean;
}

/**
 * Places the order. Does nothing while an order is under way. If it stopped a review, or another script has asked for
 * one meanwhile, and the page stays, the review follows.
 * @throws the error of a gateway's handler, at once, so that the browser sends the form
 */
export function order(form: HTMLFormElement, review: ReviewHandle): Promise<void> | undefined {
  if (form.classList.contains(PROCESSING)) return undefined;
  if (!isByAccident(form)) return isAgreed(form) ? send(form, review) : undefined;
  showOrderErrors(form, unknownWords());
  return undefined;
}

async function send(form: HTMLFormElement, review: ReviewHandle): Promise<void> {
  const own = { isSent: true, isOwed: review.stop() };
  orders.set(form, own);
  setProcessing(form, true);
  try {
    const answer = await placeOrder(encodeFormElement(form));
    if (answer.isPlaced) finish(form, answer);
    else refuse(form, answer, review);
  } catch (error) {
    fail(form, error);
  }
  own.isSent = false;
  whenFree(form, () => {
    orders.delete(form);
    if (own.isOwed) review.ask();
  });
}
