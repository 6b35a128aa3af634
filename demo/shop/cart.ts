/** The demo's cart: lines, stock, coupons, shipping, totals and hash. */

import { type Choice, decode } from '../data/choices';
import { ownValue } from '../data/own';
import { findProduct, priceOf } from '../data/products';
import type { Stock, Variation } from '../data/types';
import { type CartLine, lineKey, md5, type Visitor } from './visitor';

export interface Coupon {
  code: string;
  /** Per cent off. */
  percent: number;
  freeShipping?: boolean;
}

export const coupons: readonly Coupon[] = [
  { code: 'ten', percent: 10 },
  { code: 'freepost', percent: 0, freeShipping: true },
];

/** The shipping costs, in pounds; farther countries pay more. */
const postage: Record<string, { tracked: number; collected: number }> = {
  GB: { tracked: 3.99, collected: 0 },
  IE: { tracked: 6.99, collected: 2.99 },
};
const abroad = { tracked: 12.99, collected: 7.99 };

/** The two methods with their costs to the visitor's country, in pounds. */
export function shippingMethods({ destination: { country } }: Visitor) {
  const { tracked, collected } = ownValue(postage, country) ?? abroad;
  return [
    { id: 'flat_rate:1', label: 'Royal Mail tracked', cost: tracked },
    {
      id: 'local_pickup:2',
      label: country === 'GB' ? 'Collect in the shop' : 'Collect at a parcel point',
      cost: collected,
    },
  ];
}

/** The item of a line: product, variation, chosen options, stock and unit price. Throws if the product is unknown. */
export const detailsOf = (line: CartLine) => {
  const found = findProduct(line.productId);
  if (!found) throw new Error(`No product ${line.productId}`);
  const { product, variation } = found;
  const options = Object.entries({ ...variation?.attributes, ...line.choice }).map(([name, kept]) => {
    const attribute = product.attributes?.[name];
    const value = decode(kept);
    return { label: attribute?.label ?? name, value: attribute?.options[value] ?? value };
  });
  return {
    product,
    variation,
    options: options.filter(({ value }) => value),
    stock: variation?.stock ?? product.stock,
    price: priceOf(variation ?? product),
  };
};

const pence = (pounds: number) => Math.round(pounds * 100) / 100;

/** The cart's sums in pounds, and how many articles are in it. A coupon may make shipping free. */
export function totals(visitor: Visitor) {
  const subtotal = pence(visitor.lines.reduce((sum, line) => sum + detailsOf(line).price * line.quantity, 0));
  const used = coupons.filter(({ code }) => visitor.coupons.includes(code));
  const discounts = used.map(({ code, percent }) => ({ code, amount: pence((subtotal * percent) / 100) }));
  const methods = shippingMethods(visitor);
  const method = methods.find(({ id }) => id === visitor.shippingMethod) ?? methods[0];
  const shipping = used.some(({ freeShipping }) => freeShipping) ? 0 : (method?.cost ?? 0);
  const total = pence(subtotal - discounts.reduce((sum, { amount }) => sum + amount, 0) + shipping);
  return {
    subtotal,
    discounts,
    shipping,
    total,
    count: visitor.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** The cart's hash; "" for an empty cart. */
export const cartHash = (visitor: Visitor): string =>
  visitor.lines.length ? md5(JSON.stringify([visitor.lines, totals(visitor).total])) : '';

const available = ({ status, quantity }: Stock) =>
  status === 'outofstock' ? 0 : (quantity ?? Number.POSITIVE_INFINITY);

/** The chosen values that the variation itself leaves open; undefined when one of them is missing. */
function openChoice(variation: Variation | undefined, choice: Choice): Choice | undefined {
  const open = Object.entries(variation?.attributes ?? {}).filter(([, value]) => !value);
  if (open.some(([name]) => !choice[name])) return undefined;
  return Object.fromEntries(open.map(([name]) => [name, choice[name] as string]));
}

/** Adds a product or variation. Returns the problem as text, or undefined. */
export function addLine(visitor: Visitor, productId: number, quantity: number, given: Choice = {}): string | undefined {
  const found = findProduct(productId);
  if (!found) return 'That product is not for sale.';
  const { product, variation } = found;
  const open = openChoice(variation, given);
  if ((product.variations && !variation) || !open) return `Please choose product options for ${product.name}.`;
  const choice = Object.keys(open).length ? open : undefined;
  const key = lineKey(productId, choice);
  const line = visitor.lines.find((one) => one.key === key);
  const wanted = (line?.quantity ?? 0) + quantity;
  const most = available(variation?.stock ?? product.stock);
  if (most === 0) return `${product.name} is out of stock.`;
  if (wanted > most) return `You cannot add that many of ${product.name}: there are only ${most} left.`;
  if (line) line.quantity = wanted;
  else visitor.lines.push({ key, productId, quantity, ...(choice && { choice }) });
  return undefined;
}

/**
 * Takes a line out and keeps it for `restoreLine`; undefined where the key is unknown. The coupons go with the last
 * line.
 */
export function removeLine(visitor: Visitor, key: string): CartLine | undefined {
  const line = visitor.lines.find((one) => one.key === key);
  if (!line) return undefined;
  visitor.lines = visitor.lines.filter((one) => one !== line);
  visitor.removed = [...visitor.removed.filter((one) => one.key !== key), line];
  if (!visitor.lines.length) visitor.coupons = [];
  return line;
}

/** Puts a removed line at the end of the cart; undefined where the key is unknown. */
export function restoreLine(visitor: Visitor, key: string): CartLine | undefined {
  const line = visitor.removed.find((one) => one.key === key);
  if (!line) return undefined;
  visitor.removed = visitor.removed.filter((one) => one !== line);
  visitor.lines.push(line);
  return line;
}

/** Sets a quantity; 0 removes the line. Returns the problem as text, or undefined. */
export function setQuantity(visitor: Visitor, key: string, quantity: number): string | undefined {
  const line = visitor.lines.find((one) => one.key === key);
  if (!line || Number.isNaN(quantity)) return undefined;
  if (quantity <= 0) {
    removeLine(visitor, key);
    return undefined;
  }
  const { product, stock } = detailsOf(line);
  if (quantity > available(stock))
    return `You cannot have that many of ${product.name}: there are only ${available(stock)} left.`;
  line.quantity = quantity;
  return undefined;
}
