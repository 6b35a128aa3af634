/**
 * Orders: their products, their shopper, and where the shopper came from. They are kept in memory, like everything
 * about a visitor.
 */
import { randomBytes } from 'node:crypto';
import { detailsOf, totals } from './cart';
import { gatewayTitle } from './gateways';
import type { Order } from './order';
import type { Visitor } from './visitor';

const ATTRIBUTION = 'wc_order_attribution_';
const FIRST_ID = 1001;

const startingWith = (form: URLSearchParams, starts: readonly string[]) =>
  [...form].filter(([name]) => starts.some((start) => name.startsWith(start)));

/** Makes an order of the cart and the form, and empties the cart. */
export function placeOrder(visitor: Visitor, form: URLSearchParams): Order {
  const { subtotal, discounts, shipping, total } = totals(visitor);
  const order: Order = {
    id: FIRST_ID + visitor.orders.length,
    key: `wc_order_${randomBytes(6).toString('hex')}`,
    date: new Date().toISOString(),
    lines: visitor.lines.map((line) => ({
      name: detailsOf(line).product.name,
      quantity: line.quantity,
      amount: detailsOf(line).price * line.quantity,
    })),
    subtotal,
    discounts,
    shipping,
    total,
    paymentMethod: gatewayTitle(visitor.paymentMethod),
    address: Object.fromEntries(
      startingWith(form, ['billing_', 'shipping_', 'order_comments']).filter(
        ([name]) => !name.startsWith('shipping_method'),
      ),
    ),
    attribution: Object.fromEntries(
      startingWith(form, [ATTRIBUTION]).map(([name, value]) => [name.slice(ATTRIBUTION.length), value]),
    ),
  };
  visitor.orders.push(order);
  visitor.lines = [];
  visitor.coupons = [];
  return order;
}

/** Path and query of the page after an order. */
export const receivedPath = ({ id, key }: Order): string => `/checkout/order-received/${id}/?key=${key}`;
