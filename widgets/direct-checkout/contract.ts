/** The direct-checkout link of a product's card (README.md has the table). */

/** The product and the checkout of a link, with the names that `src/actions/addProduct.ts` uses. */
export interface DirectCheckoutProps {
  fields: { product_id: string; quantity: string };
  /** Empty, because the page is left and nothing is announced. */
  successMessage: '';
  /** The checkout's address with the parameters that add the product. */
  href: string;
  /** The checkout's address. */
  thenTo: string;
}
