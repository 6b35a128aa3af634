/**
 * The code that the checkout needs only once the shopper's hand is at its form. To save bytes it is fetched apart from
 * the rest of the checkout, in the chunk `checkout-order`.
 */
export { followCountry } from './country';
export { applyCoupon } from './coupon';
export { checkField, clearFault } from './fields';
export { showReviewNotices } from './notices';
export { order } from './order';
export { drawButton, removeButton, reportRefused } from './ownButton';
