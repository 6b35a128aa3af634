/** Runs the checkout's coupons: opens the form, applies a code, and removes a coupon in the review. */

import { takeOver } from '../../src/actions/takeOver';
import { repeat } from '../../src/actions/tryAgain';
import { onTriggeredChange, trigger } from '../../src/bridge/jquery/events';
import { emit } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { askForReview } from '../../src/bridge/woocommerce/askForReview';
import { tellBlocks } from '../../src/bridge/woocommerce/blocks';
import { moveFocus, takeTo } from '../../src/dom/focus';
import { isOfInputMethod } from '../../src/dom/keys';
import type { Intent } from '../../src/island/types';
import type { CallError } from '../../src/rules/callError';
import { ORIGINAL_CHECKOUT } from '../../src/rules/originals';
import { enqueue } from '../../src/state/queue';
import { say } from '../../src/texts/say';
import { couldNotApplyCoupon, couldNotRemoveCoupon, type Text, tryAgain } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { notify } from '../../src/ui/messages/notify';
import { readByFocus } from '../../src/ui/messages/readByFocus';
import { slide } from '../../src/ui/motion/slide';
import { scrollToNotice } from '../../src/ui/scrolling/scroll';
import { applyCheckoutCoupon, removeCheckoutCoupon } from './api';
import {
  APPLY,
  BUSY,
  CART,
  CHECKOUT,
  CODE,
  EMAIL,
  FOLDED,
  FORM,
  HOSTS,
  PLACE,
  REVIEW,
  ROW,
  SLIDE,
  TOGGLE,
} from './contract';
import { clearCode, clearError, noticesOf, showBefore, showError, textsOf } from './page/notices';
import css from './styles.css?inline';

/** False on ShopEngine's cart page, which has no review. */
const isCheckout = (): boolean => !document.body.matches(CART);

/** Asks for a new review, which leaves the shipping method to the server. */
function review(): void {
  if (isCheckout()) askForReview({ update_shipping_method: false });
}

const foldedIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(FOLDED)];

/** The form that a toggle opens: the one in its box, else the one that follows it. A page may have several. */
function formOf(toggle: Element): HTMLElement | undefined {
  const forms = foldedIn(toggle.closest(PLACE) ?? document);
  return forms.find((form) => toggle.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) ?? forms[0];
}

const togglesOf = (form: HTMLElement) =>
  [...document.querySelectorAll(TOGGLE)].filter((toggle) => formOf(toggle) === form);

function setBusy(place: Element | null, isBusy: boolean): void {
  place?.classList.toggle(BUSY, isBusy);
  place?.setAttribute('aria-busy', String(isBusy));
}

/**
 * Makes one change of the cart, unless one is under way in the same place. If it fails, the shopper can try again. The
 * shop may have made the change all the same, so a review shows what is true, except after an old nonce.
 * @param about the coupon that is removed: if the removals of several fail, "Try again" makes them all
 */
async function change(place: Element | null, failed: Text, work: () => Promise<void>, about?: string): Promise<void> {
  if (place?.classList.contains(BUSY)) return;
  setBusy(place, true);
  try {
    await enqueue(work);
  } catch (error) {
    const run = () => repeat(error, () => change(place, failed, work, about));
    notify({ kind: 'error', text: say(failed), action: { label: say(tryAgain), run, about } });
    emit('checkout:error', { html: make('p', { textContent: say(failed) }).innerHTML, error });
    if ((error as CallError).status !== 403) review();
  } finally {
    setBusy(place, false);
  }
}

function setOpen(form: HTMLElement, isOpen: boolean): void {
  for (const toggle of togglesOf(form)) toggle.setAttribute('aria-expanded', String(isOpen));
  slide(form, isOpen, SLIDE);
  if (isOpen) takeTo(form.querySelector<HTMLElement>(CODE));
}

/**
 * Closes the form with its button, and moves the focus to the notice. Without a notice, the focus moves from the closed
 * form to its toggle.
 */
function showSuccess(form: HTMLElement, notices: readonly Element[]): void {
  clearCode(form);
  const shown = showBefore(form, notices);
  const isClosed = form.matches(FOLDED);
  if (isClosed) setOpen(form, false);
  if (!shown)
    return isClosed && form.contains(document.activeElement)
      ? moveFocus(togglesOf(form)[0] as HTMLElement | undefined)
      : undefined;
  shown.tabIndex = -1;
  readByFocus(shown);
  scrollToNotice(shown);
}

const apply = (form: HTMLElement): Promise<void> =>
  change(form, couldNotApplyCoupon, () => {
    const code = form.querySelector<HTMLInputElement>(CODE)?.value.trim() ?? '';
    const email = document.querySelector<HTMLInputElement>(EMAIL)?.value ?? '';
    return applyCheckoutCoupon(code, email, (html) => {
      const { notices, isError } = noticesOf(html);
      if (isError) showError(form, textsOf(notices));
      else showSuccess(form, notices);
      if (isCheckout()) trigger('applied_coupon_in_checkout', [code]);
      emit('coupon:applied', { code, isError });
      tellBlocks();
      // SPEC 7.1: also after a refusal, because the server may have removed another coupon.
      review();
    });
  });

function remove(link: HTMLElement): Promise<void> {
  const code = link.dataset.coupon ?? '';
  const send = () =>
    removeCheckoutCoupon(code, (html) => {
      const { notices } = noticesOf(html);
      const place = link.closest(CHECKOUT) ?? document.querySelector(CHECKOUT) ?? foldedIn(document)[0];
      if (place) showBefore(place, notices);
      for (const form of document.querySelectorAll(FORM)) clearCode(form);
      trigger('removed_coupon_in_checkout', [code]);
      emit('coupon:removed', { code });
      tellBlocks();
      review();
    });
  return change(link.closest(REVIEW), couldNotRemoveCoupon, send, code);
}

/** Handles the shopper's action. False leaves it to the browser. */
export function act({ target }: Intent): void | false {
  if (target.matches('form')) return void apply(target);
  if (target.matches(APPLY)) {
    const box = target.closest<HTMLElement>(FORM) ?? ownRowBeside(target);
    return box ? void apply(box) : false;
  }
  if (!target.matches(TOGGLE)) return void remove(target);
  const form = formOf(target);
  if (!form) return false;
  setOpen(form, target.getAttribute('aria-expanded') !== 'true');
}

/**
 * Makes a part of the checkout's form behave like a separate form: neither its buttons nor Enter in its field submit
 * the checkout.
 * @param place the element that contains its buttons
 */
function adoptBox(box: HTMLElement, place: ParentNode | null): void {
  for (const button of place?.querySelectorAll('button') ?? []) button.type = 'button';
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isOfInputMethod(event) || !(event.target as Element).matches(CODE)) return;
    event.preventDefault();
    void apply(box);
  });
}

/** The nearest ancestor, within the checkout's form, that contains an element of the selector. */
function placeAround(element: Element, selector: string): Element | null {
  let place = element.parentElement;
  while (place && !place.querySelector(selector)) place = place.matches(CHECKOUT) ? null : place.parentElement;
  return place;
}

/**
 * Adopts a theme's field. A browser drops the tag of a form inside another form, so the field belongs to the checkout's
 * form.
 */
function adoptOwnField(field: HTMLElement): void {
  const row = field.closest<HTMLElement>(ROW) ?? field.parentElement;
  if (field.closest(FORM) || !row) return;
  row.dataset.islandCoupon = '';
  adoptBox(row, null);
  const button = placeAround(field, APPLY)?.querySelector(APPLY);
  if (button instanceof HTMLButtonElement) button.type = 'button';
}

/** The theme's row that a button belongs to. The press may come before the row's field was taken over. */
function ownRowBeside(button: Element): HTMLElement | null | undefined {
  const field = placeAround(button, CODE)?.querySelector<HTMLElement>(CODE);
  if (field) adoptOwnField(field);
  return field?.closest<HTMLElement>(FORM);
}

/** Prepares the form, and labels its toggle. A pressed toggle or link also comes here once, but it is no form. */
export function adopt(form: HTMLElement): undefined {
  if (form.matches(CODE)) adoptOwnField(form);
  if (!form.matches(FOLDED)) return;
  // ShopEngine's own script may open the form, and does not update the toggle's state.
  if (!(form instanceof HTMLFormElement)) {
    adoptBox(form, form.closest(PLACE));
    return;
  }
  for (const toggle of togglesOf(form)) {
    toggle.setAttribute('role', 'button');
    if (form.id) toggle.setAttribute('aria-controls', form.id);
    toggle.setAttribute('aria-expanded', String(getComputedStyle(form).display !== 'none'));
  }
}

/**
 * Takes over every form, box and field of the page that has not been taken over. A review may bring a theme's field
 * anew.
 */
function takeAll(): void {
  for (const host of document.querySelectorAll<HTMLElement>(`${HOSTS}`))
    void takeOver(host, 'checkout-coupon', ORIGINAL_CHECKOUT);
}

/**
 * Starts removing a code's error when the shopper changes the code, and frees busy parts when the page comes back from
 * history.
 */
export function start(): void {
  adoptStyles(css);
  takeAll();
  document.addEventListener('focusin', ({ target }) => target instanceof Element && target.matches(CODE) && takeAll());
  const typed = (target: EventTarget | null) => {
    const form = target instanceof Element && target.matches(CODE) && target.closest(FORM);
    if (form) clearError(form);
  };
  for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => typed(target));
  onTriggeredChange(CODE, typed);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const place of document.querySelectorAll(`${FORM},${REVIEW}`)) setBusy(place, false);
  });
}
