/** The cart drawer: its opener in the page, and the parts of the server's mini-cart fragment that it shows. */

/** An element that opens the drawer. */
export const OPENER = '[data-island~=mini-cart][data-drawer]';

/** Props of the drawer, read from its opener, or of a panel, read from its host. */
export interface DrawerProps {
  /** Address of the cart page: where quantities are posted, and where the opener leads without JavaScript. */
  cartUrl: string;
  /** Title of the drawer, name of the panel; "" for the default, "Your cart". */
  title: string;
}

/** One option of a product, such as "Colour:" and "Red". */
export interface DrawerDetail {
  /** The option's name with its colon; "" where the server prints a value only. */
  label: string;
  value: string;
}

/** One row of the server's mini-cart. Prices are shown as the server prints them. */
export interface DrawerItem {
  cartItemKey: string;
  name: string;
  /** Address of the product; "" when it has none. */
  href: string;
  image: { src: string; alt: string } | undefined;
  /** The options of a variation, and those that plugins add. */
  details: readonly DrawerDetail[];
  quantity: number;
  /** The price of one piece, such as "£9.99". */
  price: string;
  /** The address that removes the item without JavaScript. It carries the nonce. */
  removeUrl: string;
  /** The link's own words, such as "Remove Halo from cart". */
  removeLabel: string;
  successMessage: string;
}

/** The server's mini-cart. */
export interface DrawerCart {
  items: readonly DrawerItem[];
  /** The label and the amount of a line such as "Subtotal: £19.98". */
  subtotal: { label: string; amount: string } | undefined;
  /** The links as the server prints them: to cart and checkout, or from an empty cart back to the shop. */
  links: readonly { text: string; href: string; isCheckout: boolean }[];
  /** The server's words for an empty cart; "" when it is not empty. */
  emptyText: string;
}
