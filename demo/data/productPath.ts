/** Owns where a product's page is. */
import type { Product } from './types';

/** Its path; a test's product stands apart from the shop's. */
export const productPath = ({ slug, isTest }: Pick<Product, 'slug' | 'isTest'>): string =>
  `/${isTest ? 'tests' : 'product'}/${slug}/`;
