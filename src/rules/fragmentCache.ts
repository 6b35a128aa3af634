/** Owns the rule when a page may show cached cart fragments without asking the server (SPEC 4.1, 8). Pure. */

/** How long cached fragments live, in milliseconds (SPEC 9). Their links hold nonces, which expire. */
export const FRAGMENT_LIFETIME = 24 * 60 * 60 * 1000;

/** The selector of the mini-cart's fragment, which every usable cache holds. */
export const MINI_CART = 'div.widget_shopping_cart_content';

export interface CachedCart {
  /** Parsed fragments; undefined when they are missing or broken. */
  fragments: Record<string, unknown> | undefined;
  /** "" when missing. */
  storedHash: string;
  /** The `woocommerce_cart_hash` cookie, "" when missing. */
  cookieHash: string;
  /** `wc_cart_created`, milliseconds since 1970; undefined when missing or broken. */
  created: number | undefined;
}

/** Either to reuse the cache, with the milliseconds until a refresh; or the reason against it, in SPEC's words. */
export type CacheVerdict =
  | { reuse: true; expiresIn: number }
  | { reuse: false; why: 'No cart_created' | 'Fragment expired' | 'No fragment' };

/** Judges whether the page may show a cached cart. @param now milliseconds since 1970 */
export function judgeCache({ fragments, storedHash, cookieHash, created }: CachedCart, now: number): CacheVerdict {
  if (storedHash && created === undefined) return { reuse: false, why: 'No cart_created' };
  // A time stamp from the future means that somebody has set the clock back: the age is unknown.
  const age = created === undefined ? 0 : now - created;
  if (age < 0 || age >= FRAGMENT_LIFETIME) return { reuse: false, why: 'Fragment expired' };
  if (!fragments?.[MINI_CART] || storedHash !== cookieHash) return { reuse: false, why: 'No fragment' };
  return { reuse: true, expiresIn: FRAGMENT_LIFETIME - age };
}
