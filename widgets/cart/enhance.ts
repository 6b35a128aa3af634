/**
 * Runs the cart page without page loads: each request of the shopper or of another script becomes a change
 * (changes.ts).
 */

import { obeyEvent, onTriggeredChange, trigger } from '../../src/bridge/jquery/events';
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { text } from '../../src/dom/attributes';
import type { Intent } from '../../src/island/types';
import { ownLink } from '../../src/rules/link';
import { CALCULATOR, COUPON_FIELD, RESTORE, SENT_QUANTITY } from './contract';
import { follow, forgetChanges, isChanging, post, removeItem, update } from './page/changes';
import { clearCouponError } from './page/couponError';
import { coupon, dropCoupon, isOwnNews, renew } from './page/coupons';
import { cartForms } from './page/forms';
import { added, beginLook, chosen, foldCalculators } from './page/look';
import { chooseShipping, forgetShipping } from './page/shipping';
import { clearMessages, clearNotices } from './page/showPage';
import { readAction } from './read';
import css from './styles.css?inline';

function toggleCalculator(button: HTMLElement): void {
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  foldCalculators();
  trigger('country_to_state_changed');
}

/** Handles a submit. Returns false for a button of another plugin, which has a request of its own. */
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

/** True for an address on another site, which the browser has to load. A form without an address goes to this page. */
const isForeign = (element: Element, name: 'href' | 'action') =>
  !!text(element, name) && !ownLink(text(element, name), location.href);

/**
 * Handles the shopper's action. False leaves it to the browser. While a change is under way, only the choice of a
 * shipping method counts.
 */
export function act({ type, target, submitter }: Intent): void | false {
  if (type === 'change') return void chooseShipping(target);
  if (isChanging()) return;
  if (type === 'submit') return isForeign(target, 'action') ? false : submit(target as HTMLFormElement, submitter);
  if (target.matches('.shipping-calculator-button')) return toggleCalculator(target);
  if (target.matches('.woocommerce-remove-coupon')) return void dropCoupon(target);
  if (isForeign(target, 'href')) return false;
  if (target instanceof HTMLAnchorElement) void (target.matches(RESTORE) ? follow(target) : removeItem(target));
}

/** Starts listening to other scripts. */
export function start(): void {
  adoptStyles(css);
  beginLook();
  /**
   * Fetches the cart page, because something else has changed the cart.
   * @param hasFragments true when the fragments know of the change
   */
  const again = (hasFragments: boolean) => {
    const [form] = cartForms();
    if (form) post(form, {}, true, hasFragments);
  };
  obeyEvent('wc_update_cart', (_target, keepsNotices) => {
    if (!keepsNotices) clearMessages();
    again(false);
  });
  added.take(() => again(true));
  // The scripts that announce these changes also refresh the fragments.
  for (const change of ['added', 'changed', 'removed']) shopIslands().obey(`cart:${change}`, () => again(true));
  // ShopEngine's coupon box and a checkout's coupon form are outside the cart form. Another island runs them.
  for (const news of ['coupon:applied', 'coupon:removed']) {
    shopIslands().obey(news, ({ detail }) => {
      if (!isOwnNews(detail) && !detail.isError) void renew();
    });
  }
  const typed = (target: EventTarget | null) => {
    if (target instanceof Element && target.matches(COUPON_FIELD)) clearCouponError();
  };
  for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => typed(target));
  onTriggeredChange(COUPON_FIELD, typed);
  chosen.take((field) => void (isChanging() || chooseShipping(field)));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    forgetShipping();
    forgetChanges();
  });
}
