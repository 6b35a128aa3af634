/**
 * Owns the language that a kept cart is in. The cart's hash does not depend on it, and not every language plugin gives each
 * language storage keys of its own.
 */
import { tabStorage } from '../../src/bridge/page/storage';

/** In sessionStorage, for each key of a kept cart: the language of the page that last had it. */
const LANGUAGE_KEY = 'shop-islands:language-';

/**
 * Drops this tab's kept cart if a page in another language kept it. A page that the browser itself has translated does not count.
 * @param fragments the cart's storage key
 * @param isFresh true if this page has got the cart from the server already
 */
export function takeLanguage(fragments: string, isFresh: boolean): void {
  const { lang, className } = document.documentElement;
  if (/\btranslated-(ltr|rtl)\b/.test(className)) return;
  const key = LANGUAGE_KEY + fragments;
  const before = tabStorage.get(key);
  if (before === lang) return;
  if (before !== null && !isFresh) tabStorage.remove(fragments);
  tabStorage.set(key, lang);
}
