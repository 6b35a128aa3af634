/** Runs the cart page in place: what the shopper or another script asks for becomes a change (changes.ts). */

import { obeyEvent, trigger } from '../../src/bridge/jquery/events';
import { onEvent, onTriggeredChange } from '../../src/bridge/jquery/jquery';
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { text } from '../../src/dom/attributes';
import type { Intent } from '../../src/island/types';
import { ownLink } from '../../src/rules/link';
import { ORIGINAL_QUANTITY } from '../../src/rules/originals';
import { stepCartQuantity } from '../../src/rules/quantity';
import { watchSteps } from '../../src/ui/stepWatch';
import { follow, forgetChanges, isChanging, post, removeItem, update } from './changes';
import { CALCULATOR, CHANGEABLE, COUPON_FIELD, FORM, FORM_CLASS, MINUS, ORIGINAL, PLUS, QUANTITY, RESTORE, SENT_QUANTITY, SHIPPING_METHOD } from './contract';
import { clearCouponError } from './couponError';
import { coupon, dropCoupon, isOwnNews, renew } from './coupons';
import { cartForms } from './forms';
import { clearMessages, clearNotices, foldCalculators, setUpdatable } from './page';
import { readAction, readStep, readUnsaved } from './read';
import { chooseShipping, forgetShipping } from './shipping';
import css from './styles.css?inline';

function toggleCalculator(button: HTMLElement): void {
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  foldCalculators();
  trigger('country_to_state_changed');
}

/** True where a theme's own script has stepped the field by now; from `start()` on. */
let isStepped = (_input: HTMLInputElement) => false;

function step(button: HTMLElement): void {
  const found = readStep(button);
  // ShopEngine's buttons are no theme's.
  const isThemes = button.matches('.plus, .minus') && shopIslands().isOriginalActive(ORIGINAL_QUANTITY, button);
  if (!found || isStepped(found.input) || isThemes) return;
  const { input, direction, value, limits } = found;
  const next = String(stepCartQuantity(value, direction, limits));
  if (next === input.value) return;
  input.value = next;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** False for some other plugin's button, which has a request of its own. */
function submit(form: HTMLFormElement, submitter: HTMLElement | null): void | false {
  if (form.matches(CALCULATOR)) {
    clearNotices();
    return void post(form, { calc_shipping: 'x' }, true);
  }
  switch (readAction(form, submitter, document.activeElement)) {
    case 'update':
      return void update(form);
    case 'coupon':
      return void coupon(form);
    case 'empty':
      for (const input of form.querySelectorAll<HTMLInputElement>(SENT_QUANTITY)) input.value = '0';
      return void update(form);
    case 'native':
      return false;
  }
}

/** A page of another site is the browser's to fetch; a form without an address is sent to this page. */
const isForeign = (element: Element, name: 'href' | 'action') => !!text(element, name) && !ownLink(text(element, name), location.href);

/** Does what the shopper asked for. False leaves it to the browser; while a change is under way, a shipping method alone can be chosen. */
export function act({ type, target, submitter }: Intent): void | false {
  if (type === 'change') return void chooseShipping(target);
  if (isChanging()) return;
  if (type === 'submit') return isForeign(target, 'action') ? false : submit(target as HTMLFormElement, submitter);
  if (target.matches(`${PLUS}, ${MINUS}`)) return step(target);
  if (target.matches('.shipping-calculator-button')) return toggleCalculator(target);
  if (target.matches('.woocommerce-remove-coupon')) return void dropCoupon(target);
  if (isForeign(target, 'href')) return false;
  if (target instanceof HTMLAnchorElement) void (target.matches(RESTORE) ? follow(target) : removeItem(target));
}

/** Gets a cart form ready: update button, steppers, calculator. */
export function adopt(form: HTMLElement): undefined {
  if (!(form instanceof HTMLFormElement)) return;
  if (!form.querySelector(`${QUANTITY}:focus`)) setUpdatable(form, Object.keys(readUnsaved(form)).length > 0);
  for (const button of form.querySelectorAll<HTMLElement>(`${PLUS}, ${MINUS}`)) {
    button.hidden = false;
    if (button.localName === 'button') continue;
    button.setAttribute('role', 'button');
    button.tabIndex = 0;
  }
}

/**
 * ShopEngine's script for Elementor, which stays, stops its cart's remove links and leaves the removal to WooCommerce's
 * script, which does not: it must not know the form while such a click goes round.
 */
function hideForm({ target }: Event): void {
  const form = (target as Element).closest?.('.shopengine-cart-form .product-remove > a')?.closest(`.${FORM_CLASS}`);
  if (!form || shopIslands().isOriginalActive(ORIGINAL)) return;
  form.classList.remove(FORM_CLASS);
  setTimeout(() => form.classList.add(FORM_CLASS));
}

/** Obeys other scripts, and lets a changed quantity be saved. */
export function start(): void {
  adoptStyles(css);
  isStepped = watchSteps(`${PLUS}, ${MINUS}`, (button) => readStep(button)?.input);
  document.addEventListener('click', hideForm, true);
  /** @param keepsNotices what WooCommerce's command says first; other events bring something in any case */
  const again = (keepsNotices?: unknown) => {
    const [form] = cartForms();
    if (!form) return;
    if (!keepsNotices) clearMessages();
    post(form, {}, true);
  };
  obeyEvent('wc_update_cart', (_target, keepsNotices) => again(keepsNotices));
  onEvent('added_to_cart', again, document);
  for (const change of ['added', 'changed', 'removed']) shopIslands().obey(`cart:${change}`, again);
  // ShopEngine's coupon box and a checkout's form stand outside of the cart's, and are another island's.
  for (const news of ['coupon:applied', 'coupon:removed']) {
    shopIslands().obey(news, ({ detail }) => {
      if (!isOwnNews(detail) && !detail.isError) void renew();
    });
  }
  const typed = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    if (target.matches(COUPON_FIELD)) clearCouponError();
    const form = target.matches(CHANGEABLE) && target.closest<HTMLFormElement>(FORM);
    if (form) setUpdatable(form, true);
  };
  for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => typed(target));
  onTriggeredChange(CHANGEABLE, typed);
  onTriggeredChange(SHIPPING_METHOD, (field) => void (isChanging() || chooseShipping(field)));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    forgetShipping();
    forgetChanges();
  });
  foldCalculators();
}
