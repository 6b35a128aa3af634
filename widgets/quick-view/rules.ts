/** Owns the quick view's address, and what a loaded frame means (SPEC 2.6). Pure. */
import type { FrameFacts } from './contract';

/** Fading in and out, in milliseconds (SPEC 9). */
export const FADE = 250;

/**
 * The address that shows only the product: the product's own address, a separator, and the quick view's query. The
 * separator is `&` when the cart's or the product's address has a query, else `?`. After a product's address without a
 * query, `&` alone would become part of the page's name, which no page has. So a question mark goes before it.
 * @param source the product's own address; its fragment is left out
 * @param cartUrl the cart page's address; "" where the page does not tell
 */
export function frameAddress(source: string, cartUrl: string, nonce: string): string {
  const address = source.replace(/#.*/s, '');
  const separator = address.includes('?') ? '&' : cartUrl.includes('?') ? '?&' : '?';
  return `${address}${separator}shopengine_quickview=modal-content&nonce=${encodeURIComponent(nonce)}`;
}

/**
 * True when a script in the frame has gone to another page since the product was shown, such as the cart. Links need no
 * such check, because they leave the frame by themselves.
 * @param shown the address that the frame showed first; undefined before that
 */
export const hasLeft = ({ address }: FrameFacts, shown: string | undefined): boolean => !!shown && address !== shown;

/** False for an error. Also false for another page than the requested one that has no product, such as a login. */
export const isProduct = ({ status, hasProduct, address }: FrameFacts, asked: string): boolean =>
  status < 400 && (hasProduct || address === asked);
