/** Owns the wishlist's route (SPEC 7.3). */

import { callRoute } from '../../src/api/rest';
import { builderUrl } from '../../src/api/restUrl';
import { pageSetting } from '../../src/bridge/page/globals';
import { CallError } from '../../src/rules/callError';

/**
 * POST `add_to_list`: adds a product to the wishlist, or removes it.
 * @returns true when it is in the list now. Rejects with a `CallError`: `unknown_error` without a success, status 401
 * for guests
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
