/** The tabs of the filterable product list, and what each of them holds. */
import { ownValue } from '../data/own';
import { findProduct, manyProducts, products } from '../data/products';
import type { Product } from '../data/types';

export interface Tab {
  /** 13 hex digits, as PHP makes them. */
  uid: string;
  label: string;
  /** Product ids; none if the shop's owner has chosen none. */
  ids: number[];
}

const idsOf = (list: readonly Product[], count: number) => list.slice(0, count).map(({ id }) => id);

export const tabs: readonly [Tab, ...Tab[]] = [
  { uid: '65f0a1c2b3d41', label: 'New', ids: idsOf([...manyProducts].reverse(), 8) },
  {
    uid: '65f0a1c2b3d52',
    label: 'On sale',
    ids: idsOf(
      products.filter(({ salePrice }) => salePrice !== undefined),
      8,
    ),
  },
  {
    uid: '65f0a1c2b3d63',
    label: 'Best rated',
    ids: idsOf(
      manyProducts.filter(({ rating }) => rating === 5),
      60,
    ),
  },
  { uid: '65f0a1c2b3d74', label: 'Coming soon', ids: [] },
];

/** WordPress's limit for the call. The panel that the page prints first has another limit. */
const MOST_LISTED = 50;

const compare: Record<string, (a: Product, b: Product) => number> = {
  date: (a, b) => a.id - b.id,
  title: (a, b) => a.name.localeCompare(b.name),
};

/** A list's products in order, by date where the order is unknown. Of a long list only the first ones come. */
export function listed(ids: readonly number[], order: string, orderBy: string): Product[] {
  const list = ids.flatMap((id) => findProduct(id)?.product ?? []).sort(ownValue(compare, orderBy) ?? compare.date);
  return (order.toUpperCase() === 'ASC' ? list : list.reverse()).slice(0, MOST_LISTED);
}
