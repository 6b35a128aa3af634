/**
 * Owns what the rows of a mini-cart say about a product, and whether an add whose answer was lost is in the cart. Pure.
 */

export interface CartRow {
  productId: string;
  /** Text such as "2 × £9.99". */
  quantityText: string;
}

/** The quantity at the beginning of a mini-cart row's text; undefined when there is none. */
export function quantityIn(text: string): number | undefined {
  const [number] = text.replace(',', '.').match(/\d+(\.\d+)?/) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** How many of a product the cart holds; undefined when the rows do not say. */
export function countOf(productId: string, rows: readonly CartRow[]): number | undefined {
  const known = rows.filter((row) => row.productId);
  if (rows.length && !known.length) return undefined;
  let count = 0;
  for (const row of known) {
    if (row.productId !== productId) continue;
    const quantity = quantityIn(row.quantityText);
    if (quantity === undefined) return undefined;
    count += quantity;
  }
  return count;
}

/** What the page knows about the cart at one moment. */
export interface Evidence {
  /** The cart's hash; "" when the cart is empty. */
  hash: string;
  /** How many of the product the rows name; undefined when unknown. */
  count?: number | undefined;
}

/** `there`: the added product is in the cart. `absent`: it is not. `unsure`: the evidence does not tell. */
export type Finding = 'there' | 'absent' | 'unsure';

/**
 * Judges whether an add is in the cart (docs/decisions/cart.md). Only a greater count of the product proves it, because
 * another tab or a plain link changes the hash too.
 * @param before the evidence from just before the page sent the add
 * @param quantity how many the shopper has added
 */
export function judgeArrival(before: Evidence, now: Evidence, quantity: number): Finding {
  if (before.hash === now.hash) return 'absent';
  if (before.count === undefined || now.count === undefined) return 'unsure';
  if (now.count >= before.count + quantity) return 'there';
  // A product that no row has named may be a variation: its row names the parent.
  return now.count <= before.count && before.count > 0 ? 'absent' : 'unsure';
}
