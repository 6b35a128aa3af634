/** The add-to-cart button's markup, as WooCommerce prints it on cards (README.md has the table). */

/** What a button says of its product. */
export interface AddToCartProps {
  /** Every `data-*` attribute by its own name (`product_id`, `quantity`, `product_sku` …): the body of the call. */
  fields: Record<string, string>;
  /** Announced when the product is in the cart; "" when there is none. */
  successMessage: string;
  /** Adds the product without JavaScript; "" when the host is no link. */
  href: string;
}
