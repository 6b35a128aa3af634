/** Owns the store's call for one variation (contract of WooCommerce): what it sends, and which answers are usable. */

import type { FormFields } from '../../src/api/form';
import { type CallOptions, postForJson, wcAjaxUrl } from '../../src/api/request';
import { CallError } from '../../src/rules/callError';
import type { Variation } from '../../src/rules/variation';

/** Reads an answer. `false` or an empty answer means that no variation matches. */
function readVariation(json: unknown): Variation | undefined {
  if (!json) return undefined;
  if (typeof json === 'object' && Number((json as Variation).variation_id) > 0) return json as Variation;
  throw new CallError('unknown_error');
}

/**
 * POST `get_variation`; undefined when the server knows no variation for this choice. Rejects with a `CallError`.
 * @param fields every attribute, `product_id`, and `custom_data` if a plugin has set it
 */
export const getVariation = (fields: FormFields, options?: CallOptions): Promise<Variation | undefined> =>
  postForJson(wcAjaxUrl('get_variation'), fields, readVariation, options);
