/** Owns the orders in which the shop lists its products. */
import { priceOf } from '../data/products';
import type { Product } from '../data/types';

export const orders: Record<string, string> = {
  menu_order: 'Default sorting',
  rating: 'Sort by average rating',
  date: 'Sort by latest',
  price: 'Sort by price: low to high',
  'price-desc': 'Sort by price: high to low',
};

const lowest = (product: Product) => Math.min(...(product.variations ?? [product]).map(priceOf));

const comparisons: Record<string, (a: Product, b: Product) => number> = {
  rating: (a, b) => b.rating - a.rating,
  date: (a, b) => b.id - a.id,
  price: (a, b) => lowest(a) - lowest(b),
  'price-desc': (a, b) => lowest(b) - lowest(a),
};

/** A sorted copy of a list; an unknown order leaves the list as it is. */
export function sorted(list: readonly Product[], order: string): Product[] {
  const compare = comparisons[order];
  return compare ? [...list].sort(compare) : [...list];
}
