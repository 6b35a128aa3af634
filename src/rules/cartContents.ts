/** Owns what can be told of a cart from its mini-cart rows, and whether an add arrived (docs/decisions.md). Pure. */

export interface CartRow {
  productId: string;
  /** Text such as "2 × £9.99". */
  quantityText: string;
}

/** The quantity that a mini-cart row's text begins with; undefined when there is none. */
export function quantityIn(text: string): number | undefined {
  const [number] = text.replace(',', '.').match(/\d+(\.\d+)?/) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** How many of a product the cart holds; undefined when the rows do not tell. */
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

export interface Evidence {
  hash: string;
  /** Of the product in question; undefined when unknown. */
  count: number | undefined;
}

/** Whether an add whose answer was lost is in the cart, from what was known before it and what the cart says now. */
export function hasArrived(before: Evidence, now: Evidence): boolean {
  if (before.hash === now.hash) return false;
  if (before.count === undefined || now.count === undefined) return true;
  return now.count > before.count;
}
