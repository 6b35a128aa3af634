/** Owns the address of a product's page. */
import type { Product } from './types';

/** The path of a product's page. A test's product has another folder than the shop's. */
export const productPath = ({ slug, isTest }: Pick<Product, 'slug' | 'isTest'>): string =>
  `/${isTest ? 'tests' : 'product'}/${slug}/`;
