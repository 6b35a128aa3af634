/**
 * Owns asking the checkout for a new review. Whatever changes the order calls this, whether the page has jQuery or not.
 */

import { trigger } from '../jquery/events';
import { emit } from '../page/islands';

/** Arguments of WooCommerce's `update_checkout`. */
export interface ReviewWish {
  /** False leaves the choice of shipping methods to the server, because those in the form may be old. */
  update_shipping_method?: boolean;
  current_target?: unknown;
}

/**
 * Asks for a review: by jQuery's `update_checkout` for WooCommerce's script and plugins, and by
 * `island:checkout:update` for the island.
 */
export function askForReview(wish?: ReviewWish): void {
  trigger('update_checkout', wish ? [wish] : []);
  emit('checkout:update', wish ?? {});
}
