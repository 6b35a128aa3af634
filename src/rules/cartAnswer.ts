/** Owns the shapes of what the store's cart endpoints answer (SPEC 7.1). Types only. */

/** Replacement HTML by CSS selector. Themes put values of their own among them, which are no text, for who hears of the cart. */
export type Fragments = Record<string, unknown>;

export interface CartAnswer {
  fragments: Fragments;
  /** "" when the cart is empty. */
  cartHash: string;
}

/** The server would not add the product and says where the shopper can see why. */
interface Refusal {
  productUrl: string;
}

export type AddAnswer = CartAnswer | Refusal;
