/** The rows that the loaders carry: their order is the order in which islands are asked whose a press is. */
import type { IslandRow } from '../src/island/types';
import { row as addToCart } from './add-to-cart/row';
import { row as campaignToolbar } from './campaign-toolbar/row';
import { row as cartSession } from './cart-session/row';
import { row as chat } from './chat/row';
import { row as consent } from './consent/row';
import { row as dateField } from './date-field/row';
import { atOnce, cartPage, checkoutPage, extras, product, productPage, shopEngine } from './familyRows';
import { row as miniCart } from './mini-cart/row';
import { row as miniCartDrawer } from './mini-cart-drawer/row';
import { row as orderAttribution } from './order-attribution/row';
import { row as ordering } from './ordering/row';
import { row as resultCount } from './result-count/row';
import { row as storeNotice } from './store-notice/row';
import { row as variations } from './variations/row';

/** Of a shop's pages. A family's row stands for the rows that come with its chunk (families.ts). */
export const registry: readonly IslandRow[] = [
  // Their code comes with the core chunk.
  cartSession,
  ordering,

  // What needs no other chunk than its own.
  orderAttribution,
  storeNotice,
  resultCount,

  // Nothing of it waits.
  consent,

  // The cart, the checkout and the product's page.
  addToCart,
  miniCart,
  miniCartDrawer,
  cartPage,
  checkoutPage,
  product,
  productPage,
  variations,

  // What only some pages have.
  atOnce,
  shopEngine,
  chat,
  extras,
];

/** Of wp-admin: what shop staff have. */
export const admin: readonly IslandRow[] = [dateField, campaignToolbar];
