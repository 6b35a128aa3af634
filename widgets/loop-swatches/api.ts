/** Owns the call for the picture of a choice on a listing's card (SPEC 7.2). */

import { ajaxUrl } from '../../src/api/ajaxUrl';
import { postForJson } from '../../src/api/request';
import { pageSetting } from '../../src/bridge/page/globals';
import { CallError } from '../../src/rules/callError';

/** The chosen value of each attribute. */
export type Choice = readonly (readonly [attribute: string, value: string])[];

/** The server's answer when no variation has a picture of its own. */
const NONE = 'No image found';

function readImage(json: unknown): string | undefined {
  const { success, data } = (json ?? {}) as { success?: unknown; data?: unknown };
  const html = (data as { variation_img_html?: unknown } | null | undefined)?.variation_img_html;
  if (success === true && typeof html === 'string') return html;
  if (data === NONE) return undefined;
  throw new CallError('unknown_error', typeof data === 'string' ? data : undefined, 200, true, data);
}

/**
 * Asks for the picture of a choice: the HTML of an image, or undefined when the choice has none.
 * Rejects with a `CallError`. To an old nonce the server answers "Request denied".
 */
export const fetchSwatchImage = (signal: AbortSignal, productId: string, choice: Choice): Promise<string | undefined> =>
  postForJson(
    ajaxUrl(),
    {
      action: 'shopengine_swatch_image_on_loop_products',
      nonce: pageSetting('frontendApiSettings', 'nonce'),
      selectedData: choice,
      productId,
    },
    readImage,
    { signal },
  );
