/** The account: login, dashboard, orders, an address. */
import { html } from 'hono/html';
import { nonce, type Visitor } from '../shop/visitor';
import { addressFields } from './fields';
import { loginFields } from './login';
import { ordersTable } from './orders';
import { attributionInputs, type Html, takeNotices } from './parts';
import type { Mode } from './types';

const pages = {
  dashboard: ['/my-account/', 'Dashboard'],
  orders: ['/my-account/orders/', 'Orders'],
  'edit-address': ['/my-account/edit-address/billing/', 'Address'],
} as const;
type AccountPage = keyof typeof pages;

const navigation = (current: AccountPage): Html =>
  html`<nav class="woocommerce-MyAccount-navigation" aria-label="Account pages"><ul>${Object.entries(pages).map(([name, [href, label]]) => html`<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${name} ${name === current ? 'is-active' : ''}"><a href="${href}" ${name === current ? html`aria-current="page"` : ''}>${label}</a></li>`)}</ul></nav>`;

const inAccount = (visitor: Visitor, current: AccountPage, title: string, content: Html): Html =>
  html`<h1 class="entry-title">${title}</h1><div class="woocommerce account">${takeNotices(visitor)}${navigation(current)}<div class="woocommerce-MyAccount-content">${content}</div></div>`;

const registerForm = (visitor: Visitor): Html => html`<div class="u-column2 col-2"><h2>Register</h2>
<form method="post" class="woocommerce-form woocommerce-form-register register" action="/my-account/">
<p class="woocommerce-form-row form-row form-row-wide"><label for="reg_email">Email address <span class="required" aria-hidden="true">*</span></label><input type="email" class="woocommerce-Input woocommerce-Input--text input-text" name="email" id="reg_email" autocomplete="email" required aria-required="true" /></p>
${attributionInputs}
<p class="woocommerce-form-row form-row"><input type="hidden" name="woocommerce-register-nonce" value="${nonce(visitor, 'woocommerce-register')}" /><button type="submit" class="woocommerce-Button button woocommerce-form-register__submit" name="register" value="Register">Register</button></p>
</form></div>`;

const guestView = (
  visitor: Visitor,
): Html => html`<h1 class="entry-title">My account</h1><div class="woocommerce">${takeNotices(visitor)}
<div class="u-columns col2-set" id="customer_login"><div class="u-column1 col-1"><h2>Login</h2>
<form class="woocommerce-form woocommerce-form-login login" method="post" action="/my-account/">${loginFields(visitor)}<p class="lost_password"><a href="/my-account/lost-password/">Lost your password?</a></p></form></div>
${registerForm(visitor)}</div></div>`;

const dashboard = ({ user, orders }: Visitor): Html =>
  html`<p>Hello <strong>${user?.name ?? ''}</strong>. ${orders.length ? html`You have <a href="/my-account/orders/">orders</a>.` : 'Your orders would be here.'} We send to <a href="/my-account/edit-address/billing/">your address</a>.</p><form method="post" action="/my-account/"><button class="button" name="logout" value="1">Log out</button></form>`;

/** The dashboard; for a guest, the forms to log in and to register. */
export const accountView = (visitor: Visitor): Html =>
  visitor.user ? inAccount(visitor, 'dashboard', 'My account', dashboard(visitor)) : guestView(visitor);

/** The customer's orders in a table. */
export const accountOrdersView = (visitor: Visitor): Html =>
  inAccount(visitor, 'orders', 'Orders', ordersTable(visitor.orders));

/** The form of the billing address, filled with the known values. */
export const editAddressView = (visitor: Visitor, mode: Mode): Html =>
  inAccount(
    visitor,
    'edit-address',
    'Billing address',
    html`<form method="post" action="/my-account/edit-address/billing/"><div class="woocommerce-address-fields"><div class="woocommerce-address-fields__field-wrapper">${addressFields({ section: 'billing', values: visitor.customer, mode })}</div>
<p><button type="submit" class="button" name="save_address" value="Save address">Save address</button><input type="hidden" name="woocommerce-edit-address-nonce" value="${nonce(visitor, 'woocommerce-edit_address')}" /></p></div></form>`,
  );

export const lostPasswordView = html`<h1 class="entry-title">Lost password</h1><div class="woocommerce"><p>Customer: shopper / shopper. Staff: manager / manager.</p></div>`;

/** A page for an empty list, with a link back to the shop. */
export const emptyListView = (visitor: Visitor, title: string, text: string): Html =>
  html`<h1 class="entry-title">${title}</h1>${takeNotices(visitor)}<div class="woocommerce-info" role="status">${text}</div><p><a class="button" href="/shop/">Browse the shop</a></p>`;
