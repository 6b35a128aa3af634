/** Owns the store's call for one variation (contract of WooCommerce): what it sends, and which answers are usable. */

import type { FormFields } from '../../src/api/form';
import type { CallOptions } from '../../src/api/request';
import type { Variation } from '../../src/rules/variation';

/**
 * The code that makes calls. It loads with the first product that does not print all of its variations, because most
 * products print them.
 */
export const loadCalls = () => Promise.all([import('../../src/api/request'), import('../../src/rules/callError')]);

/**
 * POST `get_variation`; undefined when the server knows no variation for this choice. Rejects with a `CallError`.
 * @param fields every attribute, `product_id`, and `custom_data` if a plugin has set it
 */
export async function getVariation(fields: FormFields, options?: CallOptions): Promise<Variation | undefined> {
  const [{ postForJson, wcAjaxUrl }, { CallError }] = await loadCalls();
  // `false` or an empty answer means that no variation matches.
  const readVariation = (json: unknown): Variation | undefined => {
    if (!json) return undefined;
    if (typeof json === 'object' && Number((json as Variation).variation_id) > 0) return json as Variation;
    throw new CallError('unknown_error');
  };
  return postForJson(wcAjaxUrl('get_variation', 'wc_add_to_cart_variation_params'), fields, readVariation, options);
}
