/**
 * Owns what a page leaves for the next one: data of actions that are still kept when the shopper leaves, and of the
 * cart.
 */
import { CART_HASH, HASH_COOKIE, ITEMS_COOKIE, TYPED, UNKEPT_ADDS, WAITING_ADDS } from '../rules/names';
import type { KeptIntent } from './intent';

/** The adds that earlier pages of the tab have left. */
export function readLeft(): string | null {
  try {
    return sessionStorage.getItem(WAITING_ADDS);
  } catch {
    return null;
  }
}

const COOKIES = new RegExp(`(^|; )(${ITEMS_COOKIE}=[1-9]|${HASH_COOKIE}=[^;])`);

/** True while cookies say that the cart is not empty. */
export const hasCartCookies = (): boolean => COOKIES.test(document.cookie);

/**
 * True when an earlier page has left adds, or texts that a shopper typed. Without a cart, also true when the tab still
 * keeps one.
 * @param hasCart as the cookies say
 */
export function isAnythingLeft(hasCart: boolean): boolean {
  if (document.cookie.includes(`${UNKEPT_ADDS}=`)) return true;
  try {
    return Object.keys(sessionStorage).some(
      (key) =>
        (key === WAITING_ADDS || key === TYPED || (!hasCart && key.startsWith(CART_HASH))) &&
        sessionStorage.getItem(key),
    );
  } catch {
    return false;
  }
}

/** Keeps an element's data attributes for the next page. False when the browser has no room for them. */
function leaveFor(key: string, { dataset }: HTMLElement): boolean {
  try {
    const waiting = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    waiting.push({ id: String(Math.random()), at: Date.now(), fields: { ...dataset } });
    sessionStorage.setItem(key, JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps the data by which the next page can do the action. If that is impossible, keeps a note that there was an
 * action.
 */
export function outlive({ kind: { row }, type, target }: KeptIntent): void {
  const { outlives, unkept } = row;
  if (outlives ? leaveFor(outlives, target) : type !== 'submit') return;
  if (unkept)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not everywhere yet
    document.cookie = `${unkept}=1;path=/;max-age=600;SameSite=Lax${location.protocol === 'https:' ? ';Secure' : ''}`;
}
