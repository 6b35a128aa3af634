/** Where a checkout's form takes the order's source, as WooCommerce prints it (README.md has the table). */

export const ELEMENT = 'wc-order-attribution-inputs';
/** Under this name the block checkout's order has the same values. */
export const NAMESPACE = 'woocommerce/order-attribution';
