/** The mini-cart and the header's cart link, which cart fragments replace. */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import { detailsOf, totals } from '../shop/cart';
import type { CartLine, Visitor } from '../shop/visitor';
import { type Html, image, money, removeUrl } from './parts';
import { sideCartBody } from './sideCart';

function item(visitor: Visitor, line: CartLine): Html {
  const { product, options, price } = detailsOf(line);
  return html`<li class="woocommerce-mini-cart-item mini_cart_item">
  <a role="button" href="${removeUrl(visitor, line.key)}" class="remove remove_from_cart_button" aria-label="Remove ${product.name} from cart" data-product_id="${product.id}" data-cart_item_key="${line.key}" data-product_sku="${product.slug}" data-success_message="“${product.name}” has been removed from your cart">×</a>
  <a href="${productPath(product)}">${image(product, 64, 'loading="lazy"', '')}${product.name}</a>
  ${options.length ? html`<dl class="variation">${options.map(({ label, value }) => html`<dt class="variation-${label}">${label}:</dt><dd class="variation-${label}"><p>${value}</p></dd>`)}</dl>` : ''}
  <span class="quantity">${line.quantity} × ${money(price)}</span>
</li>`;
}

/** Lines, subtotal and buttons of the drawer, or the words for an empty cart. */
export const miniCart = (visitor: Visitor): Html =>
  visitor.lines.length
    ? html`<ul class="woocommerce-mini-cart cart_list product_list_widget">${visitor.lines.map((line) => item(visitor, line))}</ul>
<p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> ${money(totals(visitor).subtotal)}</p>
<p class="woocommerce-mini-cart__buttons buttons"><a href="/cart/" class="button wc-forward">View cart</a><a href="/checkout/" class="button checkout wc-forward">Checkout</a></p>`
    : html`<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>`;

/** The header's link with subtotal and count, which opens the drawer. */
export const cartLink = (visitor: Visitor): Html => {
  const { count, subtotal } = totals(visitor);
  return html`<a class="cart-contents" href="/cart/" data-island="mini-cart" data-drawer aria-label="Cart, ${count} ${count === 1 ? 'item' : 'items'}"><span class="cart-contents-amount">${money(subtotal)}</span> <span class="count" aria-hidden="true">${count}</span></a>`;
};

/** The answer of the store's cart endpoints. */
export async function fragments(visitor: Visitor): Promise<Record<string, string>> {
  return {
    'div.widget_shopping_cart_content': String(
      await html`<div class="widget_shopping_cart_content">${miniCart(visitor)}</div>`,
    ),
    'a.cart-contents': String(await cartLink(visitor)),
    ...(visitor.hasSideCart && { 'div.side-cart-body': String(await sideCartBody(visitor)) }),
  };
}
