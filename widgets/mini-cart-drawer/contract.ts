/** The cart drawer: its opener in the page, and what it shows of the server's mini-cart fragment. */

export const OPENER = '[data-island~="mini-cart"][data-drawer]';

/** What an opener, or a panel, says. */
export interface DrawerProps {
  /** Address of the cart page: where quantities are posted, and where the opener leads without JavaScript. */
  cartUrl: string;
  /** Title of the drawer, name of the panel; "" for the default, "Your cart". */
  title: string;
}

/** What was chosen of a product, such as "Colour:" and "Red". */
export interface DrawerDetail {
  /** With its colon; "" where the server prints a value only. */
  label: string;
  value: string;
}

/** One row of the server's mini-cart. Prices are the server's own words. */
export interface DrawerItem {
  cartItemKey: string;
  name: string;
  /** Address of the product; "" when it has none. */
  href: string;
  image: { src: string; alt: string } | undefined;
  /** Options of a variation and what plugins add. */
  details: readonly DrawerDetail[];
  quantity: number;
  /** The price of one, such as "£9.99". */
  price: string;
  /** Removes the item without JavaScript; it carries the nonce. */
  removeUrl: string;
  /** The link's own words, such as "Remove Halo from cart". */
  removeLabel: string;
  successMessage: string;
}

export interface DrawerCart {
  items: readonly DrawerItem[];
  /** Such as "Subtotal: £19.98"; label and amount. */
  subtotal: { label: string; amount: string } | undefined;
  /** The way to cart and checkout, as the server offers them. */
  links: readonly { text: string; href: string; isCheckout: boolean }[];
  /** The server's words for an empty cart; "" when it is not empty. */
  emptyText: string;
}
