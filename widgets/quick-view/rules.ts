/** Owns the quick view's address, and which answer is a product (SPEC 2.6). Pure. */
import type { FrameFacts } from './contract';

/** Fading in and out, in milliseconds (SPEC 9). */
export const FADE = 250;

/**
 * The address that shows a product alone: its own, a separator, and what asks for the quick view. The separator is `&`
 * when the cart's or the product's address has a query, else `?`. Behind a product's address without one `&` alone would
 * make it the name of a page that is not there: then it stands after a question mark.
 * @param source the product's own address; its fragment is left out
 * @param cartUrl the cart page's address; "" where the page does not tell
 */
export function frameAddress(source: string, cartUrl: string, nonce: string): string {
  const address = source.replace(/#.*/s, '');
  const separator = address.includes('?') ? '&' : cartUrl.includes('?') ? '?&' : '?';
  return `${address}${separator}shopengine_quickview=modal-content&nonce=${encodeURIComponent(nonce)}`;
}

/** False for an error, and for a page that is elsewhere and holds no product, such as a login. */
export const isProduct = ({ status, hasProduct, address }: FrameFacts, asked: string): boolean => status < 400 && (hasProduct || address === asked);
