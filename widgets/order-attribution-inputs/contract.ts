/** Where a checkout takes the order's source, as WooCommerce prints it (README.md has the table). */
import { ORIGINAL_ATTRIBUTION } from '../../src/rules/names';

/** WooCommerce's own element, which its script defines. */
export const ELEMENT = ORIGINAL_ATTRIBUTION;
/** Under this name the block checkout's order has the same values. */
export const NAMESPACE = 'woocommerce/order-attribution';
/** What the fields' names begin with where the page does not say (SPEC 9). */
export const PREFIX = 'wc_order_attribution_';
