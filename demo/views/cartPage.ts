/** The cart page. */

import { html, raw } from 'hono/html';
import { countries } from '../data/countries';
import { ownValue } from '../data/own';
import { productPath } from '../data/productPath';
import { detailsOf, shippingMethods, totals } from '../shop/cart';
import { type CartLine, nonce, type Visitor } from '../shop/visitor';
import { cartUrl, type Html, image, money, quantityField, removeUrl, takeNotices } from './parts';
import { shippingCalculator } from './shippingCalculator';

function row(visitor: Visitor, line: CartLine): Html {
  const { product, options, stock, price } = detailsOf(line);
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
  <td class="product-remove"><a role="button" href="${removeUrl(visitor, line.key)}" class="remove" aria-label="Remove ${product.name} from cart" data-product_id="${product.id}" data-product_sku="${product.slug}">×</a></td>
  <td class="product-thumbnail"><a href="${productPath(product)}" tabindex="-1" aria-hidden="true">${image(product, 72)}</a></td>
  <td role="rowheader" class="product-name" data-title="Product"><a href="${productPath(product)}">${product.name}</a>${options.length ? html`<dl class="variation">${options.map(({ label, value }) => html`<dt>${label}:</dt><dd>${value}</dd>`)}</dl>` : ''}</td>
  <td class="product-price" data-title="Price">${money(price)}</td>
  <td class="product-quantity" data-title="Quantity">${quantityField(`cart[${line.key}][qty]`, product.name, line.quantity, stock.quantity)}</td>
  <td class="product-subtotal" data-title="Subtotal">${money(price * line.quantity)}</td>
</tr>`;
}

/** The radios of the shipping methods, in the cart and in the checkout's review. */
export const shippingList = (visitor: Visitor): Html =>
  html`<ul id="shipping_method" class="woocommerce-shipping-methods">${shippingMethods(visitor).map(
    ({ id, label, cost }) => {
      const field = `shipping_method_0_${id.replace(':', '')}`;
      return html`<li><input type="radio" name="shipping_method[0]" data-index="0" id="${field}" value="${id}" class="shipping_method" ${id === visitor.shippingMethod ? raw('checked="checked"') : ''} /><label for="${field}">${label}${cost ? html`: ${money(cost)}` : ''}</label></li>`;
    },
  )}</ul>`;

/** The box of totals, with the shipping methods and the calculator. */
export function totalsView(visitor: Visitor): Html {
  const { subtotal, discounts, total } = totals(visitor);
  const { country, city, postcode } = visitor.destination;
  return html`<div class="cart_totals"><h2>Cart totals</h2>
<table class="shop_table shop_table_responsive"><tbody>
  <tr class="cart-subtotal"><th>Subtotal</th><td data-title="Subtotal">${money(subtotal)}</td></tr>
  ${discounts.map(({ code, amount }) => html`<tr class="cart-discount coupon-${code}"><th>Coupon: ${code}</th><td data-title="Coupon: ${code}">-${money(amount)} <a role="button" aria-label="Remove ${code} coupon" href="${cartUrl({ remove_coupon: code })}" class="woocommerce-remove-coupon" data-coupon="${code}">[Remove]</a></td></tr>`)}
  <tr class="woocommerce-shipping-totals shipping"><th>Shipment</th><td data-title="Shipment">
    ${shippingList(visitor)}
    <p class="woocommerce-shipping-destination">Shipping to ${[city, postcode].filter(Boolean).join(', ') || ownValue(countries, country) || 'nowhere'}.</p>
    ${shippingCalculator(visitor)}
  </td></tr>
  <tr class="order-total"><th>Total</th><td data-title="Total"><strong>${money(total)}</strong></td></tr>
</tbody></table>
<div class="wc-proceed-to-checkout"><a href="/checkout/" class="checkout-button button alt wc-forward">Proceed to checkout</a></div></div>`;
}

/** The cart page's content, or the words for an empty cart. */
export function cartView(visitor: Visitor): Html {
  if (!visitor.lines.length)
    return html`<h1 class="entry-title">Cart</h1><div class="woocommerce">${takeNotices(visitor)}<div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info" role="status">Your cart is currently empty.</div></div><p class="return-to-shop"><a class="button wc-backward" href="/shop/">Return to shop</a></p></div>`;
  return html`<h1 class="entry-title">Cart</h1><div class="woocommerce">${takeNotices(visitor)}
<form class="woocommerce-cart-form" action="/cart/" method="post">
<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
  <thead><tr><th class="product-remove"><span class="screen-reader-text">Remove item</span></th><th class="product-thumbnail"><span class="screen-reader-text">Thumbnail image</span></th><th scope="col" class="product-name">Product</th><th scope="col" class="product-price">Price</th><th scope="col" class="product-quantity">Quantity</th><th scope="col" class="product-subtotal">Subtotal</th></tr></thead>
  <tbody>${visitor.lines.map((line) => row(visitor, line))}
  <tr><td colspan="6" class="actions">
    <div class="coupon"><label for="coupon_code" class="screen-reader-text">Coupon:</label> <input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="Coupon code" /> <button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></div>
    <button type="submit" class="button" name="update_cart" value="Update cart">Update cart</button>
    <input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value="${nonce(visitor, 'woocommerce-cart')}" /><input type="hidden" name="_wp_http_referer" value="/cart/" />
  </td></tr></tbody>
</table></form>
<div class="cart-collaterals">${totalsView(visitor)}</div></div>`;
}
