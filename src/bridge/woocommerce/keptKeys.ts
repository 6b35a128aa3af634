/** Owns what the browser keeps the page's cart by: two keys, and the language that the cart's HTML is in. */
import { pageLanguage } from '../../dom/language';
import { fragmentsKey, hashKey } from './cartKeys';

/** Storage keys of the cart, as the page names them, and the language that its HTML is in. */
export const cartKeys = () => ({
  fragments: fragmentsKey(),
  hash: hashKey(),
  language: pageLanguage(),
});
