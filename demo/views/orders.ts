/** Orders as their shopper sees them: the page after the purchase, and the account's list. */
import { html } from 'hono/html';
import type { Order } from '../shop/order';
import { receivedPath } from '../shop/orders';
import { type Html, money } from './parts';

const day = ({ date }: Order): string => date.slice(0, 10);

const details = (
  order: Order,
): Html => html`<section class="woocommerce-order-details"><h2 class="woocommerce-order-details__title">Order details</h2>
<table class="woocommerce-table woocommerce-table--order-details shop_table order_details">
<thead><tr><th scope="col" class="product-name">Product</th><th scope="col" class="product-total">Total</th></tr></thead>
<tbody>${order.lines.map(({ name, quantity, amount }) => html`<tr class="order_item"><td class="product-name">${name} <strong class="product-quantity">×&nbsp;${quantity}</strong></td><td class="product-total">${money(amount)}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row">Subtotal</th><td>${money(order.subtotal)}</td></tr>${order.discounts.map(({ code, amount }) => html`<tr><th scope="row">Discount (${code})</th><td>-${money(amount)}</td></tr>`)}<tr><th scope="row">Shipping</th><td>${money(order.shipping)}</td></tr><tr><th scope="row">Payment method</th><td>${order.paymentMethod}</td></tr><tr><th scope="row">Total</th><td>${money(order.total)}</td></tr></tfoot>
</table></section>`;

/** The page after an order. */
export const receivedView = (
  order: Order,
): Html => html`<h1 class="entry-title">Order received</h1><div class="woocommerce"><div class="woocommerce-order">
<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Thank you. Your order has been received; nothing will come of it.</p>
<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
<li class="woocommerce-order-overview__order order">Order number: <strong>${order.id}</strong></li>
<li class="woocommerce-order-overview__date date">Date: <strong>${day(order)}</strong></li>
<li class="woocommerce-order-overview__email email">Email: <strong>${order.address.billing_email ?? ''}</strong></li>
<li class="woocommerce-order-overview__total total">Total: <strong>${money(order.total)}</strong></li>
</ul>
${details(order)}
<p><a class="button" href="/shop/">Back to the shop</a></p>
</div></div>`;

const row = (order: Order): Html =>
  html`<tr class="woocommerce-orders-table__row order"><th scope="row" class="woocommerce-orders-table__cell"><a href="${receivedPath(order)}" aria-label="View order number ${order.id}">#${order.id}</a></th><td>${day(order)}</td><td>${money(order.total)}</td></tr>`;

/** Newest first. */
export const ordersTable = (orders: readonly Order[]): Html =>
  orders.length
    ? html`<table class="woocommerce-orders-table woocommerce-MyAccount-orders shop_table my_account_orders account-orders-table"><thead><tr><th scope="col">Order</th><th scope="col">Date</th><th scope="col">Total</th></tr></thead><tbody>${[...orders].reverse().map(row)}</tbody></table>`
    : html`<div class="woocommerce-info" role="status">No order has been made yet. <a class="button" href="/shop/">Browse the shop</a></div>`;
