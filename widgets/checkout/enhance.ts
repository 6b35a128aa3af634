/** Runs the checkout's form without page loads: review, payment methods, fields, the order. */

import { obeyEvent, onBubbling, onEvent, onTriggeredChange, trigger } from '../../src/bridge/jquery/events';
import { withJQuery } from '../../src/bridge/jquery/jquery';
import { clock } from '../../src/bridge/page/clock';
import { pageGlobal, pageSetting } from '../../src/bridge/page/globals';
import { emit, shopIslands } from '../../src/bridge/page/islands';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { adoptStyles } from '../../src/bridge/page/styles';
import { askForReview, type ReviewWish } from '../../src/bridge/woocommerce/askForReview';
import type { Intent } from '../../src/island/types';
import {
  ADDRESS_CHOICE,
  ADDRESS_TEXT,
  CHECKED,
  CHOICE,
  COUPON,
  FORM,
  MANIPULATED,
  METHOD,
  REGISTERED,
  SUGGESTED,
  TERMS_LINK,
} from './contract';
import { onRegistered } from './page/buttonRegistry';
import { showButton } from './page/chosenButton';
import { checkoutForm, markUsed } from './page/forms';
import { fetchHand, handNow, withHand } from './page/handCode';
import type { ReviewHandle } from './page/order';
import { choosePayment, forgetPayment, preparePayment } from './page/payment';
import { orders, setProcessing } from './page/processing';
import { askReview, isChanged, setUpdating, showFailure, takeReview } from './page/review';
import { prepareToggles, toggle, toggleTerms } from './page/toggles';
import { isAddressFull, readGateway } from './read';
import { createOrderReview } from './store';
import css from './styles.css?inline';

const review = createOrderReview({
  clock,
  ask: askReview,
  onBusy: setUpdating,
  onFailed: (error) => showFailure(error, () => review.request()),
});

/**
 * True once the page has the data for a call. Before that the shop would refuse; a checkout asks by itself when the
 * data is there.
 */
const canAsk = (): boolean => Object.keys(pageGlobal('wc_checkout_params')).length > 0;

/** Asks for a review as WooCommerce does: by an event, which other scripts hear too. */
const update = (wish: ReviewWish = {}) => {
  if (canAsk()) askForReview(wish);
};

/**
 * True when a field's change may change the totals: the address is complete, and differs from that of the last review.
 */
const isNews = (form: HTMLFormElement, field: Element) =>
  isAddressFull(field) && isChanged(form) && !form.querySelector(MANIPULATED);

/** Handles a changed field: the totals may change too. */
function changed(field: Element): void {
  const form = field.closest<HTMLFormElement>(FORM);
  if (!form || form.querySelector(MANIPULATED)) return;
  markUsed(form);
  toggle(field);
  const isDue =
    field.matches(CHOICE) ||
    (field.matches(`${ADDRESS_CHOICE}, ${ADDRESS_TEXT}`) && !field.matches(SUGGESTED) && isNews(form, field));
  if (isDue) update({ current_target: field });
}

function typed(field: Element): void {
  const form = field.closest<HTMLFormElement>(FORM);
  if (form && field.matches(ADDRESS_TEXT) && !field.matches(SUGGESTED)) {
    markUsed(form);
    review.typed(() => canAsk() && isNews(form, field));
  }
}

/** Handles a field that the shopper leaves. Only now does the text of a field with suggestions count. */
function left(field: Element): void {
  const form = field.closest<HTMLFormElement>(FORM);
  if (!form || !field.matches(SUGGESTED) || !isNews(form, field)) return;
  markUsed(form);
  update({ current_target: field });
}

/**
 * Marks a field as right or wrong, but not while the shopper types in it. A new value ends the server's complaint about
 * the old one.
 */
function check(field: Element, type: string): void {
  if (!field.matches(CHECKED) || !field.closest(FORM)) return;
  withHand(({ clearFault, checkField }) => {
    if (type !== 'focusout') clearFault(field);
    if (type !== 'input') checkField(field);
  });
}

/** Handles a field that the shopper has filled in, or a choice from a list that another script has enhanced. */
function entered(field: Element): void {
  check(field, 'change');
  changed(field);
}

function listen(): void {
  const on = (type: string, run: (target: Element, event: Event) => void) =>
    document.addEventListener(type, (event) => event.target instanceof Element && run(event.target, event));
  on('input', (field) => {
    check(field, 'input');
    typed(field);
  });
  on('change', entered);
  on('focusout', (field) => {
    check(field, 'focusout');
    left(field);
  });
  on('click', (target, event) => {
    const form = target.closest<HTMLFormElement>(FORM);
    if (form && target.matches(METHOD)) {
      markUsed(form);
      choosePayment(form, true);
      showButton(form);
    }
    const link = form && target.closest(TERMS_LINK);
    if (link && toggleTerms(link)) event.preventDefault();
  });
  shopIslands().obey('checkout:update', ({ detail }: CustomEvent<ReviewWish | undefined>) =>
    review.request(detail ?? undefined),
  );
}

/** Watches for changes of the cart outside the form, such as in the drawer, which change the order. */
function followCart(): void {
  for (const change of ['added', 'changed', 'removed'])
    shopIslands().obey(`cart:${change}`, () => checkoutForm() && update());
}

/** Shows the chosen method's own button as soon as that method's script has registered it. */
function followButtons(): void {
  const show = (id: unknown, isNew?: boolean) => {
    const form = checkoutForm();
    if (!form || readGateway(form) !== id) return;
    if (isNew) trigger(REGISTERED, [id]);
    showButton(form);
  };
  onRegistered((id) => show(id, true));
  // WooCommerce's own registry announces a registration by this event.
  onEvent(REGISTERED, (id) => show(id));
}

/** Listens to the jQuery events of other scripts. */
function hearOthers(): void {
  obeyEvent('update_checkout', (_target, wish) => review.request((wish as ReviewWish | undefined) ?? undefined));
  obeyEvent('init_checkout', () => update());
  obeyEvent('update', (target) => target.matches(FORM) && update());
  onBubbling('validate', (field) => check(field, 'focusout'));
  // jQuery does not know `:is()`.
  onTriggeredChange(['input', 'select', 'textarea'].map((field) => `${FORM} ${field}`).join(), entered);
  withJQuery((jQuery) => jQuery.onTriggeredSubmit(FORM, (form) => void place(form as HTMLFormElement)));
}

/** The form whose order waits for its code. */
let waiting: HTMLFormElement | undefined;
/** True while the browser is to send a form. */
let isNative = false;

/** Ends the wait for the code. Returns false when it has ended already, because the shopper has left the page. */
function stopWaiting(form: HTMLFormElement | undefined): boolean {
  if (!form || waiting !== form) return false;
  waiting = undefined;
  form.ariaBusy = null;
  return true;
}

/** Makes the browser send the form, because the order's code could not be loaded or a gateway's handler threw. */
function sendNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
  // In a later task, because browsers ignore a second submit during the first one's event.
  clock.after(0, () => {
    isNative = true;
    form.requestSubmit(submitter?.isConnected ? submitter : null);
    isNative = false;
  });
}

/** Places an order whose code is on its way. The form shows that it is busy, as while the loader keeps a press. */
async function placeLater(form: HTMLFormElement, submitter: HTMLElement | null, steps: ReviewHandle): Promise<void> {
  waiting = form;
  form.ariaBusy = 'true';
  const code = await fetchHand();
  if (!stopWaiting(form)) return;
  try {
    if (code) return void code.order(form, steps);
  } catch (cause) {
    reportError(cause);
  }
  sendNatively(form, submitter);
}

/**
 * Places the order, once.
 * @throws the error of a gateway's handler, at once if the order's code is there
 */
function place(form: HTMLFormElement, submitter: HTMLElement | null = null): void {
  if (waiting) return;
  const steps = { ask: update, stop: review.stop };
  const code = handNow();
  if (code) void code.order(form, steps);
  else void placeLater(form, submitter, steps);
}

/**
 * The field of a theme's coupon form, which is part of this form, when Enter was pressed in it. The coupon's island,
 * which handles that key, may still be on its way.
 */
const couponOf = (form: HTMLElement): Element | null | undefined =>
  document.activeElement?.matches(COUPON) && form.contains(document.activeElement) ? document.activeElement : undefined;

/** Places the order. A button that asks the server for totals is left to the browser. */
export function act({ target, submitter }: Intent): void | false {
  if (isNative || submitter?.getAttribute('name') === 'woocommerce_checkout_update_totals') return false;
  const coupon = couponOf(target);
  if (coupon) withHand(({ applyCoupon }) => applyCoupon(coupon));
  else place(target as HTMLFormElement, submitter);
}

const isCheckout = (): boolean => pageSetting('wc_checkout_params', 'is_checkout') === '1';

/** Prepares a form, and asks for its first review if the page is a checkout. */
export function adopt(form: HTMLElement): (() => void) | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  takeReview();
  forgetPayment();
  form.noValidate = true;
  prepareToggles(form);
  preparePayment(form);
  showButton(form);
  const forget = whenGlobal(isCheckout, () => {
    trigger('init_checkout');
    emit('checkout:init', {}, form);
    update();
  });
  return () => {
    handNow()?.removeButton();
    forget();
    review.stop();
  };
}

/** Starts listening to the fields, the cart and other scripts. */
export function start(): void {
  adoptStyles(css);
  listen();
  followButtons();
  followCart();
  hearOthers();
  // An order that waits for its code ends with the page, like everything else that the loader keeps.
  addEventListener('pagehide', () => void stopWaiting(waiting));
  addEventListener('pageshow', ({ persisted }) => {
    const form = checkoutForm();
    if (!persisted || !form || orders.get(form)?.isSent) return;
    setProcessing(form, false);
    update();
  });
}
