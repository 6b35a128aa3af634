/**
 * The one list of families. The loader does not import this list: it contains only the rows of the families themselves.
 */
import type { IslandRow } from '../../island/types';
import * as atOnce from './at-once';
import * as cartPage from './cart-page';
import * as checkoutPage from './checkout-page';
import * as extras from './extras';
import * as product from './product';
import * as productPage from './product-page';
import * as shopEngine from './shopengine';

/** What the file of a family exports. */
export interface Family {
  /** The loader's row: it matches every host that the members look for, and keeps every action that one takes. */
  row: IslandRow;
  /** The rows that come with the family's code, in the order in which they are asked. */
  members: readonly IslandRow[];
  /** Links that a theme names itself, whose press is kept on a page without anything else of the family. */
  namedLinks?: string;
}

/** Every family. */
export const allFamilies: readonly Family[] = [
  cartPage,
  checkoutPage,
  product,
  productPage,
  shopEngine,
  { row: extras.row, members: [...extras.members, ...extras.templateMembers] },
  atOnce,
];

/** The members' rows by the name of their family. */
export const families: Readonly<Record<string, readonly IslandRow[]>> = Object.fromEntries(
  allFamilies.map(({ row, members }) => [row.name, members]),
);
