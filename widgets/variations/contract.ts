/** The variation form's markup, as WooCommerce prints it (README.md has the table). */
import { VARIATIONS_FORM } from '../../src/rules/selectors';
import type { Variation } from '../../src/rules/variation';

export { ADD_BUTTON as BUTTON, RESET_VARIATIONS as RESET } from '../../src/rules/selectors';

/**
 * The hosts. Any element can be one: a bundle prints several in one form, and some plugins use other classes and start
 * theirs by jQuery.
 */
export const FORM = `${VARIATIONS_FORM},[data-product_variations]`;
export const FIELD = `${VARIATIONS_FORM} select,[data-product_variations] select`;
export const SINGLE = '.single_variation';
/** The element around `SINGLE` and the button. */
export const WRAP = '.single_variation_wrap';
export const ALERT = '.reset_variations_alert';
export const VARIATION_ID = 'input[name="variation_id"],input.variation_id';
export const WEIGHT =
  '.product_weight,.woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value';
export const DIMENSIONS =
  '.product_dimensions,.woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value';
/** Class of the form while it asks the server. */
export const BUSY = 'processing';

/** A value for each attribute, by `attribute_{slug}`; "" for an attribute without a choice. */
export type Chosen = Readonly<Record<string, string>>;

/** What the server prints on a variation form. */
export interface VariationForm {
  /** The product's id, from the attribute or from the hidden field; "" without either. */
  productId: string;
  /** The product's variations; null when the form has to ask the server for each choice. */
  variations: readonly Variation[] | null;
  /** True when the printed list cannot be read. */
  isDamaged: boolean;
  /** The selects, in the page's order. */
  attributes: readonly { name: string; options: readonly string[] }[];
}
