/** Runs the cart page in place: every change is one call in the cart's queue, and what fails can be done again. */
import { applyCoupon, getCartTotals, removeCoupon, updateShippingMethod } from '../../src/api/cartPage';
import type { CallError } from '../../src/api/error';
import { encodeFormElement } from '../../src/api/formElement';
import { requestHtml } from '../../src/api/request';
import { textOf } from '../../src/bridge/htmlParts';
import { emit, shopIslands } from '../../src/bridge/islands';
import { onEvent, onTriggeredChange } from '../../src/bridge/jquery';
import { trigger } from '../../src/bridge/jqueryEvents';
import { adoptStyles } from '../../src/bridge/styles';
import { say } from '../../src/bridge/texts';
import { text } from '../../src/dom/attributes';
import { readShippingMethods } from '../../src/dom/shippingMethods';
import type { Intent } from '../../src/island/types';
import { ORIGINAL_CART, ORIGINAL_QUANTITY } from '../../src/rules/names';
import { stepCartQuantity } from '../../src/rules/quantity';
import { couldNotUpdateCart, tryAgain } from '../../src/rules/texts';
import { notify } from '../../src/state/notify';
import { enqueue } from '../../src/state/queue';
import { watchSteps } from '../../src/ui/stepWatch';
import { CALCULATOR, CHANGEABLE, COUPON_FIELD, FORM_CLASS, MINUS, NOTICES, PLUS, QUANTITY, SENT_QUANTITY, SHIPPING_METHOD, TOTALS } from './contract';
import {
  cartForm,
  clearCouponError,
  clearNotices,
  contentWith,
  foldCalculators,
  isError,
  setBusy,
  setUpdatable,
  showCouponError,
  showNotices,
  showPage,
  showTotals,
} from './page';
import { readAction, readStep, readUnsaved } from './read';
import css from './styles.css?inline';

/** Changes that are under way or wait in the queue. */
const running = new Set<object>();

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
    setBusy(running.size > 0);
  }
}

function post(form: HTMLFormElement, extra: Record<string, string>, keeps: boolean): Promise<void> {
  return change(() => {
    const saved = keeps ? undefined : readUnsaved(form);
    // Not the property: a field of that name would take its place.
    return requestHtml(text(form, 'action'), encodeFormElement(form, extra), (html) => showPage(html, saved));
  });
}

const update = (form: HTMLFormElement) => post(form, { update_cart: 'Update Cart' }, false);

function follow(link: HTMLAnchorElement): Promise<void> {
  return change(() => {
    const form = cartForm();
    // The server's page takes the place of these, too.
    const saved = form ? readUnsaved(form) : {};
    return requestHtml(link.href, undefined, (html) => showPage(html, saved));
  });
}

async function removeItem(link: HTMLAnchorElement): Promise<void> {
  await follow(link);
  trigger('item_removed_from_classic_cart');
}

const takeTotals = (html: string) => showTotals(contentWith(TOTALS, html));

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

const coupon = (code: string): Promise<void> =>
  changeCoupon(() =>
    applyCoupon(code, (notice) => {
      const content = contentWith(NOTICES, notice);
      clearNotices();
      clearCouponError();
      if (isError(notice)) showCouponError(textOf(notice));
      else showNotices(content);
      trigger('applied_coupon', [code]);
      emit('coupon:applied', { code, isError: isError(notice) });
      const field = document.querySelector<HTMLInputElement>(COUPON_FIELD);
      if (field?.value === code && !isError(notice)) field.value = '';
    }),
  );

function dropCoupon(link: HTMLElement): Promise<void> {
  const code = link.dataset.coupon ?? '';
  return changeCoupon(() =>
    removeCoupon(code, (notice) => {
      const content = contentWith(NOTICES, notice);
      clearNotices();
      clearCouponError();
      showNotices(content);
      trigger('removed_coupon', [code]);
      emit('coupon:removed', { code });
    }),
  );
}

/** Shipping methods that are on their way. */
let chosen = '';

async function chooseShipping(): Promise<void> {
  // Read at once: by its turn an earlier answer may have put other totals in place.
  const methods = readShippingMethods(document);
  const mine = String(new URLSearchParams(methods));
  if (mine === chosen) return;
  chosen = mine;
  await change(() => updateShippingMethod(methods, takeTotals));
  if (chosen === mine) chosen = '';
  trigger('updated_shipping_method');
}

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
      return void coupon(form.querySelector<HTMLInputElement>(COUPON_FIELD)?.value ?? '');
    case 'empty':
      for (const input of form.querySelectorAll<HTMLInputElement>(SENT_QUANTITY)) input.value = '0';
      return void update(form);
    case 'native':
      return false;
  }
}

/** Does what the shopper asked for. False leaves it to the browser; while a change is under way, a shipping method alone can be chosen. */
export function act({ type, target, submitter }: Intent): void | false {
  if (type === 'change') return void chooseShipping();
  if (running.size) return;
  if (type === 'submit') return submit(target as HTMLFormElement, submitter);
  if (target.matches(`${PLUS}, ${MINUS}`)) return step(target);
  if (target.matches('.shipping-calculator-button')) return toggleCalculator(target);
  if (target.matches('.woocommerce-remove-coupon')) return void dropCoupon(target);
  if (target instanceof HTMLAnchorElement) void (target.matches('.restore-item') ? follow(target) : removeItem(target));
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
  if (!form || shopIslands().isOriginalActive(ORIGINAL_CART)) return;
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
    const form = cartForm();
    if (!form) return;
    if (!keepsNotices) {
      clearNotices();
      clearCouponError();
    }
    post(form, {}, true);
  };
  onEvent('wc_update_cart added_to_cart', again, document);
  for (const change of ['added', 'changed', 'removed']) document.addEventListener(`island:cart:${change}`, again);
  // ShopEngine's coupon box stands outside of the form, and is another island's.
  document.addEventListener('island:coupon:applied', (event) => {
    if (!running.size && !(event as CustomEvent).detail.isError) void change(() => getCartTotals(takeTotals));
  });
  const typed = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const form = cartForm();
    if (target.matches(COUPON_FIELD)) clearCouponError();
    if (form?.contains(target) && target.matches(CHANGEABLE)) setUpdatable(form, true);
  };
  for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => typed(target));
  onTriggeredChange(CHANGEABLE, typed);
  onTriggeredChange(SHIPPING_METHOD, () => void (running.size || chooseShipping()));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    running.clear();
    chosen = '';
    setBusy(false);
  });
  foldCalculators();
}
