/** Where a checkout takes the order's source, as WooCommerce prints it (README.md has the table). */

import { ATTRIBUTION_INPUTS } from '../../src/rules/names';
import { CHECKOUT_FORM } from '../../src/rules/selectors';

/** WooCommerce's own element, which its script defines. */
export { ATTRIBUTION_INPUTS as ELEMENT } from '../../src/rules/names';

const BLOCKS = ['.wp-block-woocommerce-checkout', '.wp-block-woocommerce-cart'];
/** What takes the source: that element, and WooCommerce's blocks. */
export const HOSTS = [ATTRIBUTION_INPUTS, ...BLOCKS];
/** Those on pages without a checkout's form: that form's own chunk has the code for it. */
export const PLACES = [`body:not(:has(${CHECKOUT_FORM})) ${ATTRIBUTION_INPUTS}`, ...BLOCKS];

/** Under this name the block checkout's order has the same values. */
export const NAMESPACE = 'woocommerce/order-attribution';
/** What the fields' names begin with where the page does not say (SPEC 9). */
export const PREFIX = 'wc_order_attribution_';
