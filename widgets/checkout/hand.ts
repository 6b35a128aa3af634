/**
 * Apart for bytes: what the checkout needs only once the shopper's hand is at its form. The chunk `checkout-order` has
 * it.
 */
export { checkField, clearFault } from './fields';
export { showReviewNotices } from './notices';
export { order } from './order';
