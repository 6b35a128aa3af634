/** Account, checkout, and the pages that only later have more to do. */
import { html } from 'hono/html';
import { detailsOf, totals } from '../shop/cart';
import { nonce, type Visitor } from '../shop/visitor';
import { type Html, money, takeNotices } from './parts';

export function accountView(visitor: Visitor): Html {
  const { user } = visitor;
  if (user)
    return html`<h1 class="entry-title">My account</h1><div class="woocommerce">${takeNotices(visitor)}<div class="woocommerce-MyAccount-content"><p>Hello <strong>${user.name}</strong>. Your orders would be here.</p><form method="post" action="/my-account/"><button class="button" name="logout" value="1">Log out</button></form></div></div>`;
  return html`<h1 class="entry-title">My account</h1><div class="woocommerce">${takeNotices(visitor)}
<h2>Login</h2>
<form class="woocommerce-form woocommerce-form-login login" method="post" action="/my-account/">
  <p class="woocommerce-form-row form-row"><label for="username">Username or email address <span class="required" aria-hidden="true">*</span></label><input type="text" class="woocommerce-Input woocommerce-Input--text input-text" name="username" id="username" autocomplete="username" required /></p>
  <p class="woocommerce-form-row form-row"><label for="password">Password <span class="required" aria-hidden="true">*</span></label><input class="woocommerce-Input woocommerce-Input--text input-text" type="password" name="password" id="password" autocomplete="current-password" required /></p>
  <p class="form-row"><label class="woocommerce-form__label"><input class="woocommerce-form__input-checkbox" name="rememberme" type="checkbox" value="forever" /> <span>Remember me</span></label>
  <input type="hidden" name="woocommerce-login-nonce" value="${nonce(visitor, 'woocommerce-login')}" /><button type="submit" class="woocommerce-button button woocommerce-form-login__submit" name="login" value="Log in">Log in</button></p>
  <p class="hint">Customer: shopper / shopper. Staff: manager / manager.</p>
</form></div>`;
}

const field = (id: string, label: string, autocomplete: string, isRequired = true): Html =>
  html`<p class="form-row" id="${id}_field"><label for="${id}">${label}${isRequired ? html` <span class="required" aria-hidden="true">*</span>` : ''}</label><span class="woocommerce-input-wrapper"><input type="text" class="input-text" name="${id}" id="${id}" autocomplete="${autocomplete}" ${isRequired ? 'required' : ''} /></span></p>`;

export function checkoutView(visitor: Visitor): Html {
  const { subtotal, discounts, shipping, total } = totals(visitor);
  return html`<h1 class="entry-title">Checkout</h1><div class="woocommerce">${takeNotices(visitor)}
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout/">
  <div id="customer_details"><h2>Billing details</h2>
    ${field('billing_first_name', 'First name', 'billing given-name')}${field('billing_last_name', 'Last name', 'billing family-name')}${field('billing_address_1', 'Street address', 'billing address-line1')}${field('billing_city', 'Town / City', 'billing address-level2')}${field('billing_postcode', 'Postcode', 'billing postal-code')}${field('billing_email', 'Email address', 'billing email')}
  </div>
  <div id="order_review" class="woocommerce-checkout-review-order"><h2>Your order</h2>
    <table class="shop_table woocommerce-checkout-review-order-table"><tbody>
      ${visitor.lines.map((line) => html`<tr class="cart_item"><td class="product-name">${detailsOf(line).product.name} <strong class="product-quantity">× ${line.quantity}</strong></td><td class="product-total">${money(detailsOf(line).price * line.quantity)}</td></tr>`)}
    </tbody><tfoot>
      <tr class="cart-subtotal"><th>Subtotal</th><td>${money(subtotal)}</td></tr>
      ${discounts.map(({ code, amount }) => html`<tr class="cart-discount"><th>Coupon: ${code}</th><td>-${money(amount)}</td></tr>`)}
      <tr class="shipping"><th>Shipping</th><td>${money(shipping)}</td></tr>
      <tr class="order-total"><th>Total</th><td><strong>${money(total)}</strong></td></tr>
    </tfoot></table>
    <input type="hidden" name="woocommerce-process-checkout-nonce" value="${nonce(visitor, 'woocommerce-process_checkout')}" />
    <button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order">Place order</button>
  </div>
</form></div>`;
}

export const receivedView = (total: string): Html =>
  html`<h1 class="entry-title">Order received</h1><div class="woocommerce"><p class="woocommerce-notice woocommerce-notice--success">Thank you. Your order of £${total} has been received; nothing will come of it.</p><p><a class="button" href="/shop/">Back to the shop</a></p></div>`;

export const emptyListView = (visitor: Visitor, title: string, text: string): Html =>
  html`<h1 class="entry-title">${title}</h1>${takeNotices(visitor)}<div class="woocommerce-info" role="status">${text}</div><p><a class="button" href="/shop/">Browse the shop</a></p>`;
