/** Owns the changes of a cart: each is one call in the cart's queue, and what fails can be done again. */
import { applyCoupon, getCartTotals, removeCoupon, updateShippingMethod } from '../../src/api/cartPage';
import type { CallError } from '../../src/api/error';
import { encodeFormElement } from '../../src/api/formElement';
import { requestHtml } from '../../src/api/request';
import { textOf } from '../../src/bridge/htmlParts';
import { emit } from '../../src/bridge/islands';
import { trigger } from '../../src/bridge/jqueryEvents';
import { say } from '../../src/bridge/texts';
import { text } from '../../src/dom/attributes';
import { readShippingMethods } from '../../src/dom/shippingMethods';
import { couldNotUpdateCart, tryAgain } from '../../src/rules/texts';
import { notify } from '../../src/state/notify';
import { enqueue } from '../../src/state/queue';
import { COUPON_FIELD, NOTICES, TOTALS } from './contract';
import { cartForm, clearMessages, contentWith, isError, setBusy, showCouponError, showNotices, showPage, showTotals } from './page';
import { readUnsaved } from './read';

/** Changes that are under way or wait in the queue. */
const running = new Set<object>();

export const isChanging = (): boolean => running.size > 0;

/** Does one change. A failed one can be done again. */
async function change(work: () => Promise<void>): Promise<void> {
  const mine = {};
  running.add(mine);
  setBusy(true);
  try {
    await enqueue(work);
  } catch (error) {
    const isNonceOld = (error as CallError).status === 403;
    const run = () => (isNonceOld ? location.reload() : void change(work));
    notify({ kind: 'error', text: say(couldNotUpdateCart), action: { label: say(tryAgain), run } });
    emit('cart:error', { error });
  } finally {
    running.delete(mine);
    setBusy(isChanging());
  }
}

/**
 * Sends the cart form, and shows the page that the shop answers.
 * @param keeps what is not yet saved in the form stays
 */
export function post(form: HTMLFormElement, extra: Record<string, string>, keeps: boolean): Promise<void> {
  return change(() => {
    const saved = keeps ? undefined : readUnsaved(form);
    // Not the property: a field of that name would take its place.
    return requestHtml(text(form, 'action'), encodeFormElement(form, extra), (html) => showPage(html, saved));
  });
}

/** Saves the quantities. */
export const update = (form: HTMLFormElement): Promise<void> => post(form, { update_cart: 'Update Cart' }, false);

/** Fetches the page of a link of the cart's, and shows it. */
export function follow(link: HTMLAnchorElement): Promise<void> {
  return change(() => {
    const form = cartForm();
    // The server's page takes the place of these, too.
    const saved = form ? readUnsaved(form) : {};
    return requestHtml(link.href, undefined, (html) => showPage(html, saved));
  });
}

export async function removeItem(link: HTMLAnchorElement): Promise<void> {
  await follow(link);
  trigger('item_removed_from_classic_cart');
}

const takeTotals = (html: string) => showTotals(contentWith(TOTALS, html));

/** Brings the totals after another island's change. */
export const renewTotals = (): Promise<void> => change(() => getCartTotals(takeTotals));

/**
 * Changes a coupon and fetches the totals then (SPEC 7.1): the form, and quantities not yet saved in it, stay. Where only
 * the totals did not come, only they are asked for again.
 */
function changeCoupon(send: () => Promise<void>): Promise<void> {
  let isSent = false;
  return change(async () => {
    if (!isSent) await send();
    isSent = true;
    await getCartTotals(takeTotals);
  });
}

export const coupon = (code: string): Promise<void> =>
  changeCoupon(() =>
    applyCoupon(code, (notice) => {
      const content = contentWith(NOTICES, notice);
      clearMessages();
      if (isError(notice)) showCouponError(textOf(notice));
      else showNotices(content);
      trigger('applied_coupon', [code]);
      emit('coupon:applied', { code, isError: isError(notice) });
      const field = document.querySelector<HTMLInputElement>(COUPON_FIELD);
      if (field?.value === code && !isError(notice)) field.value = '';
    }),
  );

export function dropCoupon(link: HTMLElement): Promise<void> {
  const code = link.dataset.coupon ?? '';
  return changeCoupon(() =>
    removeCoupon(code, (notice) => {
      const content = contentWith(NOTICES, notice);
      clearMessages();
      showNotices(content);
      trigger('removed_coupon', [code]);
      emit('coupon:removed', { code });
    }),
  );
}

/** Shipping methods that are on their way. */
let chosen = '';

/** Sends the shipping methods that are chosen now, unless they are on their way. */
export async function chooseShipping(): Promise<void> {
  // Read at once: by its turn an earlier answer may have put other totals in place.
  const methods = readShippingMethods(document);
  const mine = String(new URLSearchParams(methods));
  if (mine === chosen) return;
  chosen = mine;
  await change(() => updateShippingMethod(methods, takeTotals));
  if (chosen === mine) chosen = '';
  trigger('updated_shipping_method');
}

/** Changes that the page which came back from history was left with have no answer any more. */
export function forgetChanges(): void {
  running.clear();
  chosen = '';
  setBusy(false);
}
