/**
 * A checkout of blocks, as far as the order attribution is concerned: its element, and the store that stands behind it.
 */
import { raw } from 'hono/html';

export const blockCheckoutView = raw(
  '<h1 class="entry-title">Checkout of blocks</h1><div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout"><p>Blocks would be here.</p></div>',
);
