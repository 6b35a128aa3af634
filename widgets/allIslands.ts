/** Every island, whichever chunk brings its row. Not for the loader. */
import type { IslandEntry } from '../src/island/types';
import { checkoutPage, extras, productPage, registry, shopEngine } from './registry';

export const allIslands: readonly IslandEntry[] = [...registry.filter(({ family }) => !family), ...checkoutPage, ...productPage, ...shopEngine, ...extras];
