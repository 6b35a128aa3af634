/** The store notice's markup, as WooCommerce prints it (README.md has the table). */

export const NOTICE = '.woocommerce-store-notice';
/** The cookie's value once the notice was dismissed. */
export const HIDDEN = 'hidden';
