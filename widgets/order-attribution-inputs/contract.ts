/** The places of a checkout for the order's source, as WooCommerce prints them (README.md has the table). */

import { ATTRIBUTION_INPUTS } from '../../src/rules/names';
import { CHECKOUT_FORM } from '../../src/rules/selectors';

/** WooCommerce's own element, which its script defines. */
export { ATTRIBUTION_INPUTS as ELEMENT } from '../../src/rules/names';

const BLOCKS = ['.wp-block-woocommerce-checkout', '.wp-block-woocommerce-cart'];
/** The elements for which this island runs: that element, and WooCommerce's blocks. */
export const HOSTS = [ATTRIBUTION_INPUTS, ...BLOCKS];
/** The same elements on pages without a checkout's form. The chunk of that form has the code for it. */
export const PLACES = [`body:not(:has(${CHECKOUT_FORM})) ${ATTRIBUTION_INPUTS}`, ...BLOCKS];

/** The name under which the block checkout's order has the same values. */
export const NAMESPACE = 'woocommerce/order-attribution';
/** The beginning of the fields' names where the page does not say (SPEC 9). */
export const PREFIX = 'wc_order_attribution_';
