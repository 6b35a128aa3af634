/** Owns the error message of a coupon, which stands under the field with its code. */
import { takeTo } from '../../../src/dom/focus';
import { setDescribed } from '../../../src/ui/messages/describedBy';
import { readByFocus } from '../../../src/ui/messages/readByFocus';
import { COUPON, COUPON_ERROR, COUPON_FIELD } from '../contract';
import { cartForms } from './forms';

/** The form's field for a code; undefined when the theme has none. */
export const couponField = (form: Element): HTMLInputElement | undefined =>
  form.querySelector<HTMLInputElement>(COUPON_FIELD) ?? undefined;

/** Removes the error in every form. */
export function clearCouponError(): void {
  for (const form of cartForms()) {
    form.querySelector(`.${COUPON_ERROR}`)?.remove();
    const field = couponField(form);
    field?.classList.remove('has-error');
    field?.removeAttribute('aria-invalid');
    if (field) setDescribed(field, COUPON_ERROR, false);
  }
}

/** What a shopper may be typing in. */
const TYPED = 'input:not([type=submit]),select,textarea';

/** Shows a coupon's error under its field, where screen readers find it. A new one also takes the focus there. */
export function showCouponError(form: Element, text: string, isNew: boolean): void {
  const field = couponField(form);
  if (!field || !text) return;
  clearCouponError();
  const message = Object.assign(document.createElement('p'), {
    className: COUPON_ERROR,
    id: COUPON_ERROR,
    textContent: text,
  });
  if (isNew) message.setAttribute('role', 'alert');
  (field.closest(COUPON) ?? field.parentElement)?.append(message);
  field.classList.add('has-error');
  field.setAttribute('aria-invalid', 'true');
  setDescribed(field, COUPON_ERROR, true);
  // A shopper who types in another field by then goes on there.
  if (isNew && !document.activeElement?.matches(TYPED)) readByFocus(field, message, takeTo);
}

/** The error in this form; "" for none. */
export const couponErrorIn = (form: Element): string => form.querySelector(`.${COUPON_ERROR}`)?.textContent ?? '';
