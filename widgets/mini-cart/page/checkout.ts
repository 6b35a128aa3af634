/** Owns whether the page is a checkout. A checkout has the code of the cart's calls in any case. */

/** Recognised by the form's name, which WooCommerce's template and those of page builders print. */
export const isCheckout = (): boolean => !!document.forms.namedItem('checkout');
