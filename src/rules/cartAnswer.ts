/** Owns the shapes of the answers of the store's cart endpoints (SPEC 7.1). Types only. */

/** Replacement HTML by CSS selector. Themes also add values that are no text, for listeners of the cart's events. */
export type Fragments = Record<string, unknown>;

export interface CartAnswer {
  fragments: Fragments;
  /** "" when the cart is empty. */
  cartHash: string;
}

/** The server has refused to add the product, and names the page where the shopper can see why. */
interface Refusal {
  productUrl: string;
}

export type AddAnswer = CartAnswer | Refusal;
