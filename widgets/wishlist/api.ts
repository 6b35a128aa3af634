/** Owns the wishlist's route (SPEC 7.3). */

import { callRoute } from '../../src/api/rest';
import { builderUrl } from '../../src/api/restUrl';
import { pageSetting } from '../../src/bridge/page/globals';
import { CallError } from '../../src/rules/callError';

/**
 * POST `add_to_list`: puts a product into the wishlist, or takes it out.
 * @returns true when it is in now. Rejects with a `CallError`: `unknown_error` where the answer is no success, status 401 for guests
 */
export async function toggleWishlist(productId: number): Promise<boolean> {
  const answer = (await callRoute({
    method: 'POST',
    url: builderUrl('shopEngineWishlist', 'wishlist/add_to_list/'),
    nonce: pageSetting('shopEngineWishlist', 'rest_nonce') || undefined,
    form: { product_id: productId },
  })) as { status?: unknown; todo?: unknown } | null;
  if (answer?.status !== 'success') throw new CallError('unknown_error');
  return answer.todo === 'add';
}
