/** Owns asking the checkout for its review: whatever changes the order says so, with jQuery on the page and without. */

import { trigger } from '../jquery/events';
import { emit } from '../page/islands';

/** Arguments of WooCommerce's `update_checkout`. */
export interface ReviewWish {
  /** False leaves the shipping methods to the server: those that the form shows may be old. */
  update_shipping_method?: boolean;
  current_target?: unknown;
}

/** jQuery's `update_checkout` for WooCommerce's script and for plugins, `island:checkout:update` for the checkout's island. */
export function askForReview(wish?: ReviewWish): void {
  trigger('update_checkout', wish ? [wish] : []);
  emit('checkout:update', wish ?? {});
}
