/** Owns the store's cart endpoints (SPEC 7.1): what they are sent, and which answers are usable. */

import { pageSetting } from '../bridge/page/globals';
import { FRAGMENT_PARAMS } from '../bridge/woocommerce/cartKeys';
import { CallError } from '../rules/callError';
import type { AddAnswer, CartAnswer, Fragments } from '../rules/cartAnswer';
import type { FormFields } from './form';
import { postForJson, wcAjaxUrl } from './request';

/** Default of `request_timeout` (SPEC 9), in milliseconds. */
const FRAGMENTS_TIMEOUT = 5000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads `{fragments, cart_hash}`. Throws a `CallError` when there are no fragments. */
export function readCart(json: unknown): CartAnswer {
  if (!isRecord(json) || !isRecord(json.fragments)) throw new CallError('no_fragments');
  return { fragments: json.fragments as Fragments, cartHash: `${json.cart_hash ?? ''}` };
}

function readAdd(json: unknown): AddAnswer {
  if (isRecord(json) && json.error && typeof json.product_url === 'string') return { productUrl: json.product_url };
  return readCart(json);
}

/** POST `add_to_cart` with a button's data (SPEC 7.1). `use` runs in the same task in which the answer arrives. */
export const addToCart = <T>(fields: FormFields, use: (answer: AddAnswer) => T): Promise<T> =>
  postForJson(wcAjaxUrl('add_to_cart'), fields, (json) => use(readAdd(json)));

/** POST `get_refreshed_fragments` with a timestamp (SPEC 7.1). Waits for the page's `request_timeout`, else 5000 ms. */
export function refreshFragments<T>(now: number, use: (answer: CartAnswer) => T): Promise<T> {
  const timeout = Number(pageSetting(FRAGMENT_PARAMS, 'request_timeout')) || FRAGMENTS_TIMEOUT;
  return postForJson(
    wcAjaxUrl('get_refreshed_fragments', FRAGMENT_PARAMS),
    { time: now },
    (json) => use(readCart(json)),
    { timeout },
  );
}
