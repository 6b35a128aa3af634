/** The one list of families: the rows that come with each of the loader's rows that stands for several islands. Not for the loader. */
import type { IslandRow } from '../src/island/types';
import { atOncePage, cartPage, checkoutPage, extras, productPage, shopEngine, templateScroll } from './registry';

/** Rows by the name of the row that brings them. */
export const families: Readonly<Record<string, readonly IslandRow[]>> = {
  'cart-page': cartPage,
  'checkout-page': checkoutPage,
  product: productPage,
  shopengine: shopEngine,
  extras: [...extras, templateScroll],
  'at-once': atOncePage,
};
