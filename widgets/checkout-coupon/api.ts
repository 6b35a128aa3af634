/**
 * Owns the checkout's coupon calls (SPEC 7.1). They are the cart's calls, with the shopper's e-mail address and the
 * page's own nonces.
 */

import { encodeForm } from '../../src/api/form';
import { readHtml } from '../../src/api/htmlAnswer';
import { requestHtml, wcAjaxUrl } from '../../src/api/request';
import { pageSetting } from '../../src/bridge/page/globals';

const nonce = (action: string) =>
  pageSetting('wc_checkout_params', `${action}_nonce`) || pageSetting('wc_cart_params', `${action}_nonce`);

/**
 * POST `apply_coupon`; the answer is an HTML notice of success or of an error. Some coupons belong to one e-mail
 * address. Rejects with a `CallError`: `unknown_error` when the answer is no fragment of HTML.
 */
export const applyCheckoutCoupon = <T>(code: string, email: string, use: (notice: string) => T): Promise<T> =>
  requestHtml(
    wcAjaxUrl('apply_coupon', 'wc_checkout_params'),
    encodeForm({ security: nonce('apply_coupon'), coupon_code: code, billing_email: email }),
    (text) => use(readHtml(text)),
  );

/** POST `remove_coupon`; answers and rejects as above. */
export const removeCheckoutCoupon = <T>(coupon: string, use: (notice: string) => T): Promise<T> =>
  requestHtml(
    wcAjaxUrl('remove_coupon', 'wc_checkout_params'),
    encodeForm({ security: nonce('remove_coupon'), coupon }),
    (text) => use(readHtml(text)),
  );
