/**
 * Shows the cart that the tab has kept, and finds out when to fetch it anew. It imports the chunk `alone` only, so that
 * a page that sleeps can run it.
 */
export { default } from '../../../widgets/mini-cart';
export * from '../../../widgets/mini-cart/enhance';
