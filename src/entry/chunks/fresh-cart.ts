/**
 * Shows a cart that the tab does not know, on a page that sleeps: the mini-cart's start, and what fetches the cart. It
 * imports the chunk `alone` only, and has a copy of all else.
 */
export * from '../../../widgets/mini-cart/fresh';
export * from '../../../widgets/mini-cart/unknown';
