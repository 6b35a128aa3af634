/** The variation form's markup, as WooCommerce prints it (README.md has the table). */
import { VARIATIONS_FORM } from '../../src/rules/selectors';
import type { Variation } from '../../src/rules/variation';

export { ADD_BUTTON as BUTTON, RESET_VARIATIONS as RESET } from '../../src/rules/selectors';

/** Any element: a bundle prints several in one form, and some plugins name theirs differently and ask for life by jQuery. */
export const FORM = `${VARIATIONS_FORM},[data-product_variations]`;
export const FIELD = `${VARIATIONS_FORM} select,[data-product_variations] select`;
export const SINGLE = '.single_variation';
/** Around it and the button. */
export const WRAP = '.single_variation_wrap';
export const ALERT = '.reset_variations_alert';
export const VARIATION_ID = 'input[name="variation_id"],input.variation_id';
export const WEIGHT = '.product_weight,.woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value';
export const DIMENSIONS = '.product_dimensions,.woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value';
/** On the form while the server is asked. */
export const BUSY = 'processing';

/** A value for each attribute, by `attribute_{slug}`; "" where nothing is chosen. */
export type Chosen = Readonly<Record<string, string>>;

/** What a variation form says. */
export interface VariationForm {
  /** "" when the attribute is missing; the hidden field has it then. */
  productId: string;
  /** null where the server has to be asked for each choice. */
  variations: readonly Variation[] | null;
  /** True where the list is there and cannot be read. */
  isDamaged: boolean;
  /** One for each attribute, in the page's order. */
  attributes: readonly { name: string; options: readonly string[] }[];
}
