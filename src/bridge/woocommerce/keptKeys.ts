/** Owns reading the two keys under which the browser keeps the page's cart, and the language of the cart's HTML. */
import { pageLanguage } from '../../dom/language';
import { fragmentsKey, hashKey } from './cartKeys';

/** Storage keys of the cart, as the page names them, and the language that its HTML is in. */
export const cartKeys = () => ({
  fragments: fragmentsKey(),
  hash: hashKey(),
  language: pageLanguage(),
});
