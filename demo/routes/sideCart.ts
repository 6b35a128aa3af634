/**
 * Bare pages with cards: one with a plugin's side cart, with or without the islands' drawer; one on which nothing shows
 * the cart.
 */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { findProduct } from '../data/products';
import { type Env, show, withFault } from '../respond';
import { cartLink } from '../views/miniCart';
import type { Html } from '../views/parts';
import { sideCart } from '../views/sideCart';

const card = (id: number): Html =>
  html`<li class="product"><a href="/shop/?add-to-cart=${id}" data-quantity="1" class="button add_to_cart_button ajax_add_to_cart" data-product_id="${id}" rel="nofollow">Add ${findProduct(id)?.product.name ?? ''}</a></li>`;

const cards = html`<ul class="products">${[101, 102].map(card)}</ul>`;

/** Adds the pages. `?drawer` prints the control that opens the islands' drawer. */
export function sideCartRoutes(app: Hono<Env>): void {
  app.get('/side-cart/', (context) =>
    withFault(context, () => {
      const visitor = context.get('visitor');
      visitor.hasSideCart = true;
      const content = html`<main>${context.req.query('drawer') !== undefined ? cartLink(visitor) : ''}${cards}</main>${sideCart(visitor)}`;
      return show(context, {
        title: 'Side cart',
        content,
        isBare: true,
        scripts: html`<script defer src="/assets/side-cart.js"></script>`,
      });
    }),
  );
  app.get('/cards/', (context) =>
    withFault(context, () => {
      // The theme does without WooCommerce's fragments script, so its settings are not on the page.
      const without =
        context.get('mode').csp === 'none' ? html`<script>wc_cart_fragments_params = {};</script>` : html``;
      return show(context, {
        title: 'Cards',
        content: html`<main>${cards}</main>`,
        isBare: true,
        globals: { wc_cart_fragments_params: {} },
        scripts: without,
      });
    }),
  );
}
