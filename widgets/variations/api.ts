/** Owns the store's call for one variation (contract of WooCommerce): what is sent, and what a usable answer is. */

import type { FormFields } from '../../src/api/form';
import { type CallOptions, postForJson, wcAjaxUrl } from '../../src/api/request';
import { CallError } from '../../src/rules/callError';
import type { Variation } from '../../src/rules/variation';

/** `false`, and nothing at all, say that no variation is like that. */
function readVariation(json: unknown): Variation | undefined {
  if (!json) return undefined;
  if (typeof json === 'object' && Number((json as Variation).variation_id) > 0) return json as Variation;
  throw new CallError('unknown_error');
}

/**
 * POST `get_variation`; undefined where the server knows none for this choice. Rejects with a `CallError`.
 * @param fields every attribute, `product_id`, and `custom_data` where a plugin has some
 */
export const getVariation = (fields: FormFields, options?: CallOptions): Promise<Variation | undefined> =>
  postForJson(wcAjaxUrl('get_variation'), fields, readVariation, options);
