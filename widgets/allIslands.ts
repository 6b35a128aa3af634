/** Every island, whichever chunk brings its row. Not for the loader. */
import type { IslandEntry } from '../src/island/types';
import { admin, atOncePage, cartPage, checkoutPage, extras, productPage, registry, shopEngine, templateScroll } from './registry';

export const allIslands: readonly IslandEntry[] = [
  // A row of two places is one island.
  ...new Set([
    ...registry.filter(({ family }) => !family),
    ...atOncePage,
    ...cartPage,
    ...checkoutPage,
    ...productPage,
    ...shopEngine,
    ...extras,
    templateScroll,
    ...admin,
  ]),
];
