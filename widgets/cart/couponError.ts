/** Owns what is said of a coupon that is no good: under the field where it was typed. */
import { takeTo } from '../../src/dom/focus';
import { COUPON, COUPON_ERROR, COUPON_FIELD } from './contract';
import { cartForms } from './forms';

/** The form's field for a code; undefined where a theme shows none. */
export const couponField = (form: Element): HTMLInputElement | undefined => form.querySelector<HTMLInputElement>(COUPON_FIELD) ?? undefined;

/** Takes back what was said, in every form. */
export function clearCouponError(): void {
  for (const form of cartForms()) {
    form.querySelector(`.${COUPON_ERROR}`)?.remove();
    const field = couponField(form);
    field?.classList.remove('has-error');
    for (const name of ['aria-invalid', 'aria-describedby']) field?.removeAttribute(name);
  }
}

/** Shows a coupon's error under its field, where screen readers find it, and moves the focus there. */
export function showCouponError(form: Element, text: string): void {
  const field = couponField(form);
  if (!field || !text) return;
  clearCouponError();
  const message = Object.assign(document.createElement('p'), { className: COUPON_ERROR, id: COUPON_ERROR, textContent: text });
  message.setAttribute('role', 'alert');
  (field.closest(COUPON) ?? field.parentElement)?.append(message);
  field.classList.add('has-error');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', COUPON_ERROR);
  takeTo(field);
}

/** What is said in this form; "" for nothing. */
export const couponErrorIn = (form: Element): string => form.querySelector(`.${COUPON_ERROR}`)?.textContent ?? '';
