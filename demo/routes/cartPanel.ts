/** A page whose column has the cart as a panel, in a box that the theme marks. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, show, withFault } from '../respond';

const content = html`<h1 class="entry-title">Your basket</h1>
<div class="cart-panel" data-island="mini-cart" data-panel data-cart-url="/cart/" data-panel-title="Your basket"><p><a href="/cart/">To the cart</a></p></div>
<p>We send every game within a day.</p>`;

/** Adds the page. */
export function cartPanelRoutes(app: Hono<Env>): void {
  app.get('/cart-panel/', (context) => withFault(context, () => show(context, { title: 'Your basket', content })));
}
