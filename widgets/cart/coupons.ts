/** Owns what a coupon changes: the totals, and rows and prices too, since a coupon may add a product or strike prices. */

import { trigger } from '../../src/bridge/jquery/events';
import { textOf } from '../../src/bridge/page/htmlParts';
import { emit } from '../../src/bridge/page/islands';
import { applyCoupon, getCartTotals, removeCoupon } from './api';
import { change, sendForm } from './changes';
import { NOTICES, TOTALS } from './contract';
import { couponField, showCouponError } from './couponError';
import { cartForms, currentForm } from './forms';
import { clearMessages, contentWith, isError, showNotices, takeTotals } from './page';

type Step = () => Promise<unknown>;

/** SPEC 7.1. A checkout's page has a cart without totals. */
const renewTotals: Step = async () => {
  if (document.querySelector(TOTALS)) await getCartTotals(takeTotals);
};

/** No other answer tells of the rows. Quantities that are not saved stay; whoever shows the cart hears `cart:updated`. */
const renewRows: Step = async () => {
  const [form] = cartForms();
  if (form) await sendForm(form, {}, true);
};

/** Does one step after the other. A retry begins with the step that failed: a coupon that is in is not sent again. */
function changeBySteps(...steps: Step[]): Promise<void> {
  return change(async () => {
    for (let [step] = steps; step; [step] = steps) {
      await step();
      steps.shift();
    }
  });
}

/** Brings the cart after another island's coupon. */
export const renew = (): Promise<void> => changeBySteps(renewTotals, renewRows);

/** What is told of coupons from here. */
const ownNews = new WeakSet<object>();

/** True for the detail of an event that this island has sent itself: it has seen to the cart already. */
export const isOwnNews = (detail: object): boolean => ownNews.has(detail);

function tell(type: 'coupon:applied' | 'coupon:removed', detail: object): void {
  ownNews.add(detail);
  emit(type, detail);
}

/** Shows what the shop says of a code. True when the coupon is in the cart. */
function showAnswer(form: HTMLFormElement, code: string, notice: string): boolean {
  const content = contentWith(NOTICES, notice);
  const isRefused = isError(notice);
  clearMessages();
  if (isRefused) showCouponError(form, textOf(notice));
  else showNotices(content);
  trigger('applied_coupon', [code]);
  tell('coupon:applied', { code, isError: isRefused });
  const field = couponField(form);
  if (field?.value === code && !isRefused) field.value = '';
  return !isRefused;
}

/** Applies the code in a form's field. One that is refused has changed no row. */
export function coupon(form: HTMLFormElement): Promise<void> {
  const code = couponField(form)?.value ?? '';
  let isIn = false;
  const send = async () => {
    isIn = await applyCoupon(code, (notice) => showAnswer(currentForm(form), code, notice));
  };
  return changeBySteps(send, renewTotals, async () => isIn && renewRows());
}

/** Takes back the coupon that a link in the totals names. */
export function dropCoupon(link: HTMLElement): Promise<void> {
  const code = link.dataset.coupon ?? '';
  const send = () =>
    removeCoupon(code, (notice) => {
      const content = contentWith(NOTICES, notice);
      clearMessages();
      showNotices(content);
      trigger('removed_coupon', [code]);
      tell('coupon:removed', { code });
    });
  return changeBySteps(send, renewTotals, renewRows);
}
