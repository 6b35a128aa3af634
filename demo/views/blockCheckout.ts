/** A checkout of blocks, but only the parts for order attribution: its element, and the store behind it. */
import { raw } from 'hono/html';

export const blockCheckoutView = raw(
  '<h1 class="entry-title">Checkout of blocks</h1><div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout"><p>Blocks would be here.</p></div>',
);
