/** Owns the rule when cached cart fragments may be shown instead of asking the server (SPEC 4.1, 8). Pure. */

/** How long cached fragments live (SPEC 9): their links hold nonces. Milliseconds. */
export const FRAGMENT_LIFETIME = 24 * 60 * 60 * 1000;

/** The fragment that every usable cache holds: the mini-cart. */
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

/** Reuse, and when to refresh; or why not, in SPEC's words. */
export type CacheVerdict = { reuse: true; expiresIn: number } | { reuse: false; why: 'No cart_created' | 'Fragment expired' | 'No fragment' };

/** @param now milliseconds since 1970 */
export function judgeCache({ fragments, storedHash, cookieHash, created }: CachedCart, now: number): CacheVerdict {
  if (storedHash && created === undefined) return { reuse: false, why: 'No cart_created' };
  // A stamp from the future says that a clock was set back: its age is unknown.
  const age = created === undefined ? 0 : now - created;
  if (age < 0 || age >= FRAGMENT_LIFETIME) return { reuse: false, why: 'Fragment expired' };
  if (!fragments?.[MINI_CART] || storedHash !== cookieHash) return { reuse: false, why: 'No fragment' };
  return { reuse: true, expiresIn: FRAGMENT_LIFETIME - age };
}
