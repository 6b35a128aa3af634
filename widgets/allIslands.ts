/** Every island, whichever chunk brings its row. Not for the loader. */
import type { IslandEntry } from '../src/island/types';
import { cartPage, checkoutPage, extras, orderAttribution, productPage, registry, shopEngine } from './registry';

export const allIslands: readonly IslandEntry[] = [
  ...registry.filter(({ family }) => !family),
  orderAttribution,
  ...cartPage,
  ...checkoutPage,
  ...productPage,
  ...shopEngine,
  ...extras,
];
