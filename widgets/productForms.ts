/**
 * Owns the row of product forms on a page whose gallery and tabs are WooCommerce's script's. Apart from the registry:
 * few pages need it.
 */
import type { IslandRow } from '../src/island/types';
import { PRODUCT_FORM, VARIATIONS_FORM } from '../src/rules/selectors';
import { FIELD as QUANTITY } from './quantity/contract';

/** Wakes what a form has, with the first hand: there, the family's own row leaves all of its hosts to that script. */
export const productForms: IslandRow = {
  name: 'product-forms',
  chunk: 'product-page',
  family: true,
  when: 'interaction',
  match: [PRODUCT_FORM, VARIATIONS_FORM, QUANTITY],
};
