/** A side cart like those of plugins: its script opens it, and a cart fragment fills it. */
import { html } from 'hono/html';
import { detailsOf, totals } from '../shop/cart';
import type { CartLine, Visitor } from '../shop/visitor';
import { type Html, money } from './parts';

const row = (line: CartLine): Html => {
  const { key, quantity } = line;
  const { product, price } = detailsOf(line);
  return html`<li data-key="${key}">${product.name}
  <button type="button" class="side-cart-step" data-quantity="${quantity - 1}" aria-label="Less of ${product.name}">−</button>
  <span class="side-cart-quantity">${quantity}</span>
  <button type="button" class="side-cart-step" data-quantity="${quantity + 1}" aria-label="More of ${product.name}">+</button>
  <span class="side-cart-price">${money(price * quantity)}</span>
  <button type="button" class="side-cart-step" data-quantity="0" aria-label="Remove ${product.name}">×</button></li>`;
};

/** The part that its fragment replaces. */
export const sideCartBody = (visitor: Visitor): Html =>
  html`<div class="side-cart-body"><ul>${visitor.lines.map(row)}</ul><p>Subtotal: <span class="side-cart-total">${money(totals(visitor).subtotal)}</span></p></div>`;

/** The whole side cart, closed. */
export const sideCart = (visitor: Visitor): Html =>
  html`<aside class="side-cart" aria-label="Side cart" hidden><button type="button" class="side-cart-close">Close</button>${sideCartBody(visitor)}</aside>`;
