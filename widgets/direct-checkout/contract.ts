/** The direct-checkout link of a product's card (README.md has the table). */

/** What a link says of its product and of the checkout, in the words of `src/actions/addProduct.ts`. */
export interface DirectCheckoutProps {
  fields: { product_id: string; quantity: string };
  /** Nothing is announced: the page is left. */
  successMessage: '';
  /** The checkout's address that adds the product by itself. */
  href: string;
  /** The checkout. */
  thenTo: string;
}
