/**
 * The code that the checkout needs only once the shopper's hand is at its form. It is a file of its own to save bytes:
 * the chunk
 * `checkout-order` has it.
 */
export { checkField, clearFault } from './fields';
export { showReviewNotices } from './notices';
export { order } from './order';
export { drawButton, removeButton, reportRefused } from './ownButton';
