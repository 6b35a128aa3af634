/** Owns the checkout's endpoints: `update_order_review` and the order itself (SPEC 2.10). */

import type { FormFields } from '../../src/api/form';
import { callTimeout, postForJson, wcAjaxUrl } from '../../src/api/request';
import { send } from '../../src/bridge/jquery/transport';
import { pageSetting } from '../../src/bridge/page/globals';
import { CallError } from '../../src/rules/callError';
import { type OrderAnswer, type ReviewAnswer, readOrder, readReview } from './answer.rules';

const setting = (key: string) => pageSetting('wc_checkout_params', key);

/**
 * An order may take this many times as long as other calls (60 s by default), because the shop calls a payment
 * provider.
 */
const PATIENCE = 4;

/**
 * POST `update_order_review`; `use` runs in the same task in which the answer arrives. Rejects with a `CallError`.
 * @param fields the address, the methods and `post_data`
 */
export const updateOrderReview = <T>(
  fields: FormFields,
  use: (review: ReviewAnswer) => T,
  signal: AbortSignal,
): Promise<T> =>
  postForJson(
    wcAjaxUrl('update_order_review', 'wc_checkout_params'),
    { security: setting('update_order_review_nonce'), ...fields },
    (json) => {
      const review = readReview(json);
      if (!review) throw new CallError('unknown_error');
      return use(review);
    },
    { signal },
  );

/**
 * POSTs the whole form to the page's `checkout_url`. Rejects with a `CallError` when the answer does not say whether
 * the shop has the order. Only the server's own error with a status from 400 to 499, or a call that was never sent,
 * proves that it has none.
 */
export function placeOrder(body: string): Promise<OrderAnswer> {
  const url = setting('checkout_url') || wcAjaxUrl('checkout', 'wc_checkout_params');
  return send({ method: 'POST', url, body, type: 'json', timeout: callTimeout() * PATIENCE }, ({ status, text }) => {
    const answer = readOrder(text);
    if (!answer) throw new CallError(status < 200 || status > 299 ? 'http' : 'invalid_json', text.slice(0, 80), status);
    return answer;
  });
}
