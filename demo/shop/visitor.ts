/** One visitor of the demo: cart, coupons, notices, account. Kept in memory, found by a cookie. */
import { createHash, randomBytes } from 'node:crypto';
import { DEFAULT_CURRENCY } from './currency';
import type { Fault } from './faults';
import type { Order } from './order';

export interface CartLine {
  /** The line's key: 32 hex digits, as WooCommerce makes them. */
  key: string;
  /** The id of the product or the variation. */
  productId: number;
  quantity: number;
  /** The chosen values of attributes for which the variation allows any. */
  choice?: Record<string, string>;
}

export interface Notice {
  kind: 'success' | 'error' | 'info';
  /** HTML, in which text of a visitor is escaped. */
  html: string;
  /** Id of the field that the notice is about. */
  field?: string;
}

export interface User {
  id: number;
  name: string;
  email: string;
  isManager: boolean;
}

export interface Visitor {
  id: string;
  lines: CartLine[];
  removed: CartLine[];
  coupons: string[];
  shippingMethod: string;
  destination: { country: string; state: string; city: string; postcode: string };
  notices: Notice[];
  user: User | null;
  /** The checkout's and the account's address fields by name, as they were sent last. */
  customer: Record<string, string>;
  /** Id of the way to pay that was chosen last. */
  paymentMethod: string;
  /** Id of the optional way to pay that the visitor has asked for; "" for none. */
  gateway: string;
  /** True when the next answer about the order must reload the page. */
  isReloadDue: boolean;
  /** Newest last. */
  orders: Order[];
  /** Raised to make every nonce that was handed out stale. */
  nonceAge: number;
  isBannerDismissed: boolean;
  /** Code of the currency that prices are printed in. Neither the cart nor its hash contains it. */
  currency: string;
  /** Product ids of the account's wishlist. */
  wishlist: number[];
  /** True once the visitor has opened the page with the side cart; its fragment then comes with every answer. */
  hasSideCart?: boolean;
  faults: Fault[];
  /** Lets go the calls that a test holds. */
  held: (() => void)[];
  /** Every call that came in, newest last; `nonce` is its `X-WP-Nonce` header, left out if there was none. */
  log: { method: string; path: string; body: string; nonce?: string }[];
}

const visitors = new Map<string, Visitor>();

/** 32 hex digits. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** A guest with an empty cart, who is kept in memory from now on. */
export function createVisitor(): Visitor {
  const visitor: Visitor = {
    id: randomBytes(8).toString('hex'),
    lines: [],
    removed: [],
    coupons: [],
    shippingMethod: 'flat_rate:1',
    destination: { country: 'GB', state: '', city: '', postcode: '' },
    notices: [],
    user: null,
    customer: { billing_country: 'GB', shipping_country: 'GB' },
    paymentMethod: '',
    gateway: '',
    isReloadDue: false,
    orders: [],
    nonceAge: 0,
    isBannerDismissed: false,
    currency: DEFAULT_CURRENCY,
    wishlist: [],
    faults: [],
    held: [],
    log: [],
  };
  visitors.set(visitor.id, visitor);
  return visitor;
}

/** Finds a visitor by the id in the cookie. */
export const findVisitor = (id: string | undefined): Visitor | undefined => (id ? visitors.get(id) : undefined);

/** A nonce for an action, as WordPress makes them: ten characters, different for each visitor. */
export const nonce = (visitor: Visitor, action: string): string =>
  md5(`${visitor.id}|${visitor.user?.id}|${visitor.nonceAge}|${action}`).slice(0, 10);

/** Whether the value is this visitor's nonce for the action. */
export const isNonce = (visitor: Visitor, action: string, value: unknown): boolean => value === nonce(visitor, action);

/** The key of a cart line: equal for the same product and choice, so that they share a line. */
export const lineKey = (productId: number, choice?: Record<string, string>): string =>
  md5(`line ${productId}${choice ? JSON.stringify(choice) : ''}`);
