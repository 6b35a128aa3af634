/** Owns the cart page's endpoints (SPEC 7.1): coupons, shipping methods, totals. */

import { encodeForm } from '../../src/api/form';
import { requestHtml, wcAjaxUrl } from '../../src/api/request';
import { pageSetting } from '../../src/bridge/page/globals';

const nonce = (action: string) => pageSetting('wc_cart_params', `${action}_nonce`);

/** POST `apply_coupon`; the answer is an HTML notice (SPEC 7.1). */
export const applyCoupon = <T>(code: string, use: (notice: string) => T): Promise<T> =>
  requestHtml(
    wcAjaxUrl('apply_coupon', 'wc_cart_params'),
    encodeForm({ security: nonce('apply_coupon'), coupon_code: code }),
    use,
  );

/** POST `remove_coupon`; the answer is an HTML notice. */
export const removeCoupon = <T>(coupon: string, use: (notice: string) => T): Promise<T> =>
  requestHtml(
    wcAjaxUrl('remove_coupon', 'wc_cart_params'),
    encodeForm({ security: nonce('remove_coupon'), coupon }),
    use,
  );

/** GET `get_cart_totals`; the answer is the HTML of `.cart_totals` (SPEC 7.1). */
export const getCartTotals = <T>(use: (html: string) => T): Promise<T> =>
  requestHtml(wcAjaxUrl('get_cart_totals', 'wc_cart_params'), undefined, use);

/**
 * POST `update_shipping_method`; the answer is the HTML of `.cart_totals`.
 * @param methods chosen method by package index
 */
export const updateShippingMethod = <T>(methods: Record<string, string>, use: (html: string) => T): Promise<T> =>
  requestHtml(
    wcAjaxUrl('update_shipping_method', 'wc_cart_params'),
    encodeForm({ security: nonce('update_shipping_method'), shipping_method: methods }),
    use,
  );
