/**
 * Owns what `wc_variation_form` hands over: the fields of WooCommerce's own object that plugins read, as jQuery
 * objects.
 */
import type { JQueryBridge } from '../jquery/types';

/** The parts of a form, by the name of their field in WooCommerce's object. */
const PARTS = {
  $attributeFields: '.variations select',
  $singleVariation: '.single_variation',
  $singleVariationWrap: '.single_variation_wrap',
  $resetVariations: '.reset_variations',
  $resetAlert: '.reset_variations_alert',
};

/**
 * The object of a form.
 * @param collect makes a jQuery object of elements
 * @param variationData the printed variations; false or undefined when the form asks the server
 */
export const variationForm = (form: Element, variationData: unknown, collect: JQueryBridge['collection']) => ({
  ...Object.fromEntries(
    Object.entries(PARTS).map(([name, selector]) => [name, collect([...form.querySelectorAll(selector)])]),
  ),
  $form: collect(form),
  $product: collect(form.closest('.product')),
  form,
  useAjax: !variationData,
  variationData: variationData || false,
});
