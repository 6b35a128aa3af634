/** The rows that the loaders carry. Their order is the order in which islands are asked whether a press is theirs. */
import { row as atOnce } from '../src/entry/families/at-once';
import { row as cartPage } from '../src/entry/families/cart-page';
import { row as checkoutPage } from '../src/entry/families/checkout-page';
import { row as extras } from '../src/entry/families/extras';
import { row as product } from '../src/entry/families/product';
import { row as productPage } from '../src/entry/families/product-page';
import { row as shopEngine } from '../src/entry/families/shopengine';
import type { IslandRow } from '../src/island/types';
import { row as addToCart } from './add-to-cart/row';
import { row as campaignToolbar } from './campaign-toolbar/row';
import { row as cartSession } from './cart-session/row';
import { row as chat } from './chat/row';
import { row as consent } from './consent/row';
import { row as dateField } from './date-field/row';
import { row as miniCart } from './mini-cart/row';
import { row as miniCartDrawer } from './mini-cart-drawer/row';
import { row as orderAttribution } from './order-attribution/row';
import { row as ordering } from './ordering/row';
import { row as resultCount } from './result-count/row';
import { row as storeNotice } from './store-notice/row';
import { row as variations } from './variations/row';

/** The rows for a shop's pages. A family's row stands for the rows that come with its chunk (src/entry/families/). */
export const registry: readonly IslandRow[] = [
  // Their code comes with the core chunk.
  cartSession,
  ordering,

  // Islands that need no chunk but their own.
  orderAttribution,
  storeNotice,
  resultCount,

  // An island that never waits.
  consent,

  // Islands of the cart, the checkout and the product's page.
  addToCart,
  miniCart,
  miniCartDrawer,
  cartPage,
  checkoutPage,
  product,
  productPage,
  variations,

  // Islands that only some pages have.
  atOnce,
  shopEngine,
  chat,
  extras,
];

/** The rows for wp-admin: islands of shop staff. */
export const admin: readonly IslandRow[] = [dateField, campaignToolbar];
