/**
 * Owns the changes by a coupon: the totals, and also rows and prices, because a coupon may add a product or lower
 * prices.
 */

import { trigger } from '../../../src/bridge/jquery/events';
import { fragmentOf, textOf } from '../../../src/bridge/page/htmlParts';
import { emit } from '../../../src/bridge/page/islands';
import { tellBlocks } from '../../../src/bridge/woocommerce/blocks';
import type { IslandEvents } from '../../../src/island/events';
import { applyCoupon, getCartTotals, removeCoupon } from '../api';
import { NOTICES, TOTALS } from '../contract';
import { change, sendForm } from './changes';
import { couponField, showCouponError } from './couponError';
import { cartForms, currentForm } from './forms';
import { clearMessages, contentWith, isError, showNotices, takeTotals } from './showPage';

type Step = () => Promise<unknown>;

/** Fetches new totals (SPEC 7.1). Does nothing on a checkout page, whose cart has no totals. */
const renewTotals: Step = async () => {
  if (document.querySelector(TOTALS)) await getCartTotals(takeTotals);
};

/**
 * Fetches the cart page for its rows, which no other answer contains. Keeps unsaved quantities. The coupon's event has
 * the fragments fetched.
 */
const renewRows: Step = async () => {
  const [form] = cartForms();
  if (form) await sendForm(form, {}, true, true);
};

/**
 * Runs the steps one after another. A retry starts at the failed step, so that an applied coupon is not sent again.
 * @param about names the change, as `change` needs it
 */
function changeBySteps(about: string, ...steps: Step[]): Promise<void> {
  return change(about, async () => {
    for (let [step] = steps; step; [step] = steps) {
      await step();
      steps.shift();
    }
  });
}

/** Updates the cart after another island has applied or removed a coupon. */
export const renew = (): Promise<void> => changeBySteps('coupons', renewTotals, renewRows);

/** The details of the coupon events that this island has sent. */
const ownNews = new WeakSet<object>();

/** True for the detail of an event that this island has sent itself, and for which it has updated the cart already. */
export const isOwnNews = (detail: object): boolean => ownNews.has(detail);

function tell<Type extends 'coupon:applied' | 'coupon:removed'>(type: Type, detail: IslandEvents[Type]): void {
  ownNews.add(detail);
  tellBlocks();
  emit<'coupon:applied' | 'coupon:removed'>(type, detail);
}

/**
 * The notices of an answer. A shop may have no words for a success: an empty answer is no failure, and the totals tell.
 */
const noticesOf = (answer: string) => (answer.trim() ? contentWith(NOTICES, answer) : fragmentOf());

/** Shows the shop's answer to a code. Returns true unless the shop has refused it. */
function showAnswer(form: HTMLFormElement, code: string, notice: string): boolean {
  const content = noticesOf(notice);
  const isRefused = isError(notice);
  clearMessages();
  if (isRefused) showCouponError(form, textOf(notice), true);
  else showNotices(content);
  trigger('applied_coupon', [code]);
  tell('coupon:applied', { code, isError: isRefused });
  const field = couponField(form);
  if (field?.value === code && !isRefused) field.value = '';
  return !isRefused;
}

/** Applies the code in a form's field. A refused code changes no row, so the rows stay. */
export function coupon(form: HTMLFormElement): Promise<void> {
  const code = couponField(form)?.value ?? '';
  let isIn = false;
  const send = async () => {
    isIn = await applyCoupon(code, (notice) => showAnswer(currentForm(form), code, notice));
  };
  return changeBySteps('apply a coupon', send, renewTotals, async () => isIn && renewRows());
}

/** Removes the coupon that a link in the totals names. */
export function dropCoupon(link: HTMLElement): Promise<void> {
  const code = link.dataset.coupon ?? '';
  const send = () =>
    removeCoupon(code, (notice) => {
      const content = noticesOf(notice);
      clearMessages();
      showNotices(content);
      trigger('removed_coupon', [code]);
      tell('coupon:removed', { code });
    });
  return changeBySteps(`remove ${code}`, send, renewTotals, renewRows);
}
