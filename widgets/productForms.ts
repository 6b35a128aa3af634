/**
 * Owns the row of product forms on a page where WooCommerce's script runs the gallery and the tabs. It is not in the
 * registry, because few pages need it.
 */
import type { IslandRow } from '../src/island/types';
import { PRODUCT_FORM, VARIATIONS_FORM } from '../src/rules/selectors';
import { FIELD as QUANTITY } from './quantity/contract';

/**
 * Wakes the islands of a form with the first hand. On such a page the family's own row leaves all its hosts to
 * WooCommerce's script.
 */
export const productForms: IslandRow = {
  name: 'product-forms',
  chunk: 'product-page',
  family: true,
  when: 'interaction',
  match: [PRODUCT_FORM, VARIATIONS_FORM, QUANTITY],
};
