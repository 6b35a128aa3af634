/** Owns whether the page is a checkout, which has the code of the cart's calls in any case. */

/** By its form's name: WooCommerce's template has it, and so have those of page builders. */
export const isCheckout = (): boolean => !!document.forms.namedItem('checkout');
