/** The pages of a shop that are measured with the plugin off and on. */
import type { Options } from '../options';
import type { Cart } from './shopper';

/** The page on which a variation is chosen. */
export const PRODUCT = 'product';

/** Each page: what it is, its path, and the visitor's cart. Nobody is logged in, so the account is its login. */
export const pagesOf = ({
  listing,
  simple,
  product,
  cart,
  checkout,
  plain,
  account,
}: Options): [page: string, path: string, cart: Cart][] => [
  ['listing', listing, 'empty'],
  ['listing, with a cart', listing, 'full'],
  ...(simple === product ? [] : [['product without choices', simple, 'empty'] as [string, string, Cart]]),
  [PRODUCT, product, 'empty'],
  ['cart', cart, 'full'],
  ['checkout', checkout, 'full'],
  ['plain page', plain, 'empty'],
  ['login', account, 'empty'],
];
