/** Puts the server's new cart page into this one: form, totals, notices; unsaved quantities and focus stay. */
import { CallError } from '../../src/api/error';
import { aliveNodes, parseHtml } from '../../src/bridge/html';
import { fragmentOf } from '../../src/bridge/htmlParts';
import { emit } from '../../src/bridge/islands';
import { trigger } from '../../src/bridge/jqueryEvents';
import { replaceElement } from '../../src/dom/replace';
import { scrollToNotice } from '../../src/ui/scroll';
import { BUSY, CALCULATOR_PANEL, COUPON, COUPON_ERROR, COUPON_FIELD, FORM, NOTICES, NOTICES_PLACE, QUANTITY, TOTALS, UPDATE } from './contract';
import { type Quantities, readUnsaved } from './read';

export const cartForm = () => document.querySelector<HTMLFormElement>(FORM);

export function setBusy(isBusy: boolean): void {
  for (const region of document.querySelectorAll(`${FORM}, ${TOTALS}`)) {
    for (const name of BUSY) region.classList.toggle(name, isBusy);
    region.setAttribute('aria-busy', String(isBusy));
  }
}

/** The update button is of use only after a quantity has changed (SPEC 4.2). */
export function setUpdatable(form: HTMLFormElement, isUpdatable: boolean): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>(UPDATE)) button.disabled = !isUpdatable;
}

export function clearNotices(): void {
  for (const notice of document.querySelectorAll(NOTICES)) notice.remove();
}

/** Shows notices at the top, each text once, and scrolls to the first that is an alert. */
export function showNotices(content: ParentNode): void {
  const seen = new Set<string>();
  const notices = [...content.querySelectorAll(NOTICES)].filter((notice) => {
    const text = notice.textContent?.trim() ?? '';
    return !seen.has(text) && seen.add(text);
  });
  const place = document.querySelector(NOTICES_PLACE) ?? cartForm()?.parentElement;
  if (!place || !notices.length) return;
  place.prepend(...aliveNodes(fragmentOf(...notices)));
  const alert = place.querySelector('[role="alert"]');
  if (alert) scrollToNotice(alert);
}

export function clearCouponError(): void {
  document.querySelector(`.${COUPON_ERROR}`)?.remove();
  const field = document.querySelector(COUPON_FIELD);
  field?.classList.remove('has-error');
  field?.removeAttribute('aria-invalid');
  field?.removeAttribute('aria-describedby');
}

/** Takes away what earlier changes said. */
export function clearMessages(): void {
  clearNotices();
  clearCouponError();
}

/** Shows a coupon's error under its field, where screen readers find it. */
export function showCouponError(text: string): void {
  const field = document.querySelector<HTMLInputElement>(COUPON_FIELD);
  if (!field || !text) return;
  clearCouponError();
  const message = Object.assign(document.createElement('p'), { className: COUPON_ERROR, id: COUPON_ERROR, textContent: text });
  message.setAttribute('role', 'alert');
  (field.closest(COUPON) ?? field.parentElement)?.append(message);
  field.classList.add('has-error');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', COUPON_ERROR);
  field.focus();
}

/** An answer's content. Throws where it lacks what was asked for: an error page, say, which must not take the totals' place. */
export function contentWith(selector: string, html: string): DocumentFragment {
  const content = parseHtml(html);
  if (!content.querySelector(selector)) throw new CallError('unknown_error', html.slice(0, 80));
  return content;
}

/** Puts new totals in the place of the old ones. */
export function showTotals(content: DocumentFragment): void {
  for (const totals of document.querySelectorAll(TOTALS)) replaceElement(totals, aliveNodes(content));
  foldCalculators();
  trigger('updated_cart_totals');
}

/** Hides the calculators whose button does not say that they are open. */
export function foldCalculators(): void {
  for (const button of document.querySelectorAll('.shipping-calculator-button')) {
    const panel = button.closest('form')?.querySelector<HTMLElement>(CALCULATOR_PANEL);
    if (panel) panel.style.display = button.getAttribute('aria-expanded') === 'true' ? '' : 'none';
  }
}

function showForm(form: HTMLFormElement, next: Element, saved: Quantities | undefined): void {
  const unsaved = readUnsaved(form, saved);
  const coupon = document.querySelector<HTMLInputElement>(COUPON_FIELD)?.value ?? '';
  const couponError = document.querySelector(`.${COUPON_ERROR}`)?.textContent ?? '';
  replaceElement(form, aliveNodes(fragmentOf(next)));
  const fresh = cartForm();
  if (!fresh) return;
  for (const input of fresh.querySelectorAll<HTMLInputElement>(QUANTITY)) input.value = unsaved[input.name] ?? input.value;
  setUpdatable(fresh, Object.keys(readUnsaved(fresh)).length > 0);
  const field = fresh.querySelector<HTMLInputElement>(COUPON_FIELD);
  if (field) field.value = coupon;
  if (!saved && couponError) showCouponError(couponError);
}

/**
 * Shows the cart page that a call answered with. Throws where it is no page of the shop's.
 * @param saved quantities that the call took along; without them what the shopper had not saved, and the notices, stay.
 * What is typed while a call is under way always does
 */
export function showPage(html: string, saved?: Quantities): void {
  const content = parseHtml(html);
  const form = cartForm();
  const next = content.querySelector(FORM);
  if (!form) return location.reload();
  if (!next) {
    // An empty cart may be any page, but it is one of the shop's.
    if (!/woocommerce/i.test(html)) throw new CallError('unknown_error', html.slice(0, 80));
    trigger('wc_cart_emptied');
    emit('cart:emptied', {});
    // Without what must not be done again; the rest of a query may name the page (`?page_id=7`) or its language.
    const address = location.href.replace(/(add-to-cart|(remove|undo)_item)=[^&#]*&?/g, '');
    return address === location.href ? location.reload() : location.assign(address);
  }
  if (saved) clearNotices();
  showForm(form, next, saved);
  const totals = fragmentOf(content.querySelector(TOTALS));
  for (const shown of content.querySelectorAll(`${FORM}, ${TOTALS}`)) shown.remove();
  showNotices(content);
  showTotals(totals);
  if (document.querySelector('form.woocommerce-checkout')) trigger('update_checkout');
  trigger('updated_wc_div');
  emit('cart:updated', {});
}

/** True when an HTML notice tells of an error, of either template family. */
export const isError = (html: string): boolean => /woocommerce-error|is-error/.test(html);
