/** Owns Enter in a theme's coupon form that is part of the checkout's form. */
import { shopIslands } from '../../../src/bridge/page/islands';
import { COUPON_BOX } from '../contract';

/** Gives Enter to the coupon's island, once it runs the field. */
export async function applyCoupon(field: Element): Promise<void> {
  await shopIslands().mount(field.closest<HTMLElement>(COUPON_BOX) ?? (field as HTMLElement), 'checkout-coupon');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
