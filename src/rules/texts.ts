/**
 * The one table of texts that shoppers see: SPEC's English ones first, and those SPEC leaves to us. A page's own
 * translated global wins where `global` names one; the config script can replace any of them per language.
 * `{name}` stands for a value. A text with a count has one form per plural category.
 */

/** Forms by `Intl.PluralRules` category; `other` is what remains. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export interface Text {
  /** Name under which the config script replaces it. */
  key: string;
  en: string | PluralForms;
  /** The page global and its key that hold the page's own translation. */
  global?: readonly [name: string, key: string];
}

// SPEC 9: buttons and messages.
export const viewCart: Text = { key: 'view_cart', en: 'View cart', global: ['wc_add_to_cart_params', 'i18n_view_cart'] };
export const showPassword: Text = { key: 'show_password', en: 'Show password', global: ['woocommerce_params', 'i18n_password_show'] };
export const hidePassword: Text = { key: 'hide_password', en: 'Hide password', global: ['woocommerce_params', 'i18n_password_hide'] };

// SPEC 8: REST errors.
export const invalidJson: Text = { key: 'invalid_json', en: 'The response is not a valid JSON response.' };
export const unknownError: Text = { key: 'unknown_error', en: 'An unknown error occurred.' };
export const fetchError: Text = { key: 'fetch_error', en: 'You are probably offline.' };

// Not in SPEC: what a shopper is told when a call did not do what it should.
export const timedOut: Text = { key: 'timeout', en: 'The shop took too long to answer.' };
export const couldNotAdd: Text = { key: 'could_not_add', en: '“{name}” could not be added to your cart.' };
export const couldNotAddSomething: Text = { key: 'could_not_add_something', en: 'The product could not be added to your cart.' };
export const notSureAdded: Text = {
  key: 'not_sure_added',
  en: 'We could not reach the shop to see whether “{name}” is in your cart.',
};
export const addsDropped: Text = {
  key: 'adds_dropped',
  en: { one: '{count} product was not added to your cart in time.', other: '{count} products were not added to your cart in time.' },
};
export const couldNotUpdateCart: Text = { key: 'could_not_update_cart', en: 'Your cart could not be updated. Please try again.' };
export const tryAgain: Text = { key: 'try_again', en: 'Try again' };
export const dismiss: Text = { key: 'dismiss', en: 'Dismiss' };
export const close: Text = { key: 'close', en: 'Close' };
export const emptyCart: Text = { key: 'empty_cart', en: 'No products in the cart.' };

// Cart and mini-cart.
export const yourCart: Text = { key: 'your_cart', en: 'Your cart' };
export const quantityOf: Text = { key: 'quantity_of', en: 'Quantity of {name}' };
export const increase: Text = { key: 'increase', en: 'One more of {name}' };
export const decrease: Text = { key: 'decrease', en: 'One fewer of {name}' };
export const removed: Text = { key: 'removed', en: '“{name}” was removed.' };
export const undo: Text = { key: 'undo', en: 'Undo' };
export const loadingCart: Text = { key: 'loading_cart', en: 'Loading your cart…' };
export const continueShopping: Text = { key: 'continue_shopping', en: 'Continue shopping' };
