/** Owns the checkout's endpoints: `update_order_review` and the order itself (SPEC 2.10). */

import type { FormFields } from '../../src/api/form';
import { callTimeout, postForJson, wcAjaxUrl } from '../../src/api/request';
import { send } from '../../src/bridge/jquery/transport';
import { pageSetting } from '../../src/bridge/page/globals';
import { CallError } from '../../src/rules/callError';
import { type OrderAnswer, type ReviewAnswer, readOrder, readReview } from './answer.rules';

const setting = (key: string) => pageSetting('wc_checkout_params', key);

/** How many times as long as another call an order may take: a payment provider is asked meanwhile. 60 s by default. */
const PATIENCE = 4;

/**
 * POST `update_order_review`; `use` gets the answer in the same breath as it comes. Rejects with a `CallError`.
 * @param fields the address, the methods and `post_data`
 */
export const updateOrderReview = <T>(fields: FormFields, use: (review: ReviewAnswer) => T, signal: AbortSignal): Promise<T> =>
  postForJson(
    wcAjaxUrl('update_order_review'),
    { security: setting('update_order_review_nonce'), ...fields },
    (json) => {
      const review = readReview(json);
      if (!review) throw new CallError('unknown_error');
      return use(review);
    },
    { signal },
  );

/**
 * POST of the whole form to the page's `checkout_url`. Rejects with a `CallError` when the answer does not say what
 * became of the order; only one with a status from 400 to 499, or one that never left, tells that there is none.
 */
export function placeOrder(body: string): Promise<OrderAnswer> {
  const url = setting('checkout_url') || wcAjaxUrl('checkout');
  return send({ method: 'POST', url, body, type: 'json', timeout: callTimeout() * PATIENCE }, ({ status, text }) => {
    const answer = readOrder(text);
    if (!answer) throw new CallError(status < 200 || status > 299 ? 'http' : 'invalid_json', text.slice(0, 80), status);
    return answer;
  });
}
