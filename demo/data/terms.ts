/** The terms of products for archives, loops and the live search: categories with their ids, and platforms. */
import { ownValue } from './own';
import { categories } from './products';
import type { Product } from './types';

export interface Term {
  /** The ids by which WordPress numbers categories. */
  id: number;
  slug: string;
  name: string;
}

export const categoryTerms: readonly Term[] = categories.map(({ slug, name }, index) => ({
  id: 16 + index,
  slug,
  name,
}));

/** Products are in this category as long as they are on sale. */
const onOffer: Term = { id: 30, slug: 'on-offer', name: 'On offer' };

export const platformTerms: readonly Term[] = [
  { id: 41, slug: 'ps5', name: 'PlayStation 5' },
  { id: 42, slug: 'ps4', name: 'PlayStation 4' },
  { id: 43, slug: 'xbox-series', name: 'Xbox Series' },
  { id: 44, slug: 'xbox-one', name: 'Xbox One' },
  { id: 45, slug: 'switch', name: 'Switch' },
  { id: 46, slug: 'pc', name: 'PC' },
];

/** The terms by which a loop can be filtered, by taxonomy. The second one has a hyphen in its name. */
export const loopTerms: Record<string, readonly Term[]> = {
  product_cat: [...categoryTerms.filter(({ slug }) => slug !== 'gift-cards'), onOffer],
  'pa-platform': platformTerms,
};

const slugs: Record<string, (product: Product) => readonly string[]> = {
  product_cat: ({ category, salePrice }) => (salePrice === undefined ? [category] : [category, onOffer.slug]),
  'pa-platform': ({ platforms = [] }) => platforms,
};

/** The product's slugs in a taxonomy; none for an unknown taxonomy. */
export const slugsOf = (product: Product, taxonomy: string): readonly string[] =>
  ownValue(slugs, taxonomy)?.(product) ?? [];
