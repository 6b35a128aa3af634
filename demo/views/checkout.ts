/** The checkout page: coupon, login, addresses, review. */
import { html, raw } from 'hono/html';
import { nonce, type Visitor } from '../shop/visitor';
import { addressFields, formRow, textInput } from './fields';
import { loginFields } from './login';
import { paymentBlock, reviewTable } from './orderReview';
import { attributionInputs, type Html, hiddenAttribute, takeNotices } from './parts';
import { expressButtons } from './paymentElements';
import type { Mode, PageRequest } from './types';

const couponForm = (
  mode: Mode,
): Html => html`<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Have a coupon? <a href="#" role="button" aria-label="Enter your coupon code" aria-controls="woocommerce-checkout-form-coupon" aria-expanded="false" class="showcoupon">Enter its code</a></div></div>
<form class="checkout_coupon woocommerce-form-coupon" method="post" ${hiddenAttribute(mode)} id="woocommerce-checkout-form-coupon">
<p class="form-row form-row-first"><label for="coupon_code" class="screen-reader-text">Coupon:</label><input type="text" name="coupon_code" class="input-text" placeholder="Coupon code" id="coupon_code" value="" autocomplete="off" /></p>
<p class="form-row form-row-last"><button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></p>
<div class="clear"></div>
</form>`;

const loginForm = ({ visitor, mode }: PageRequest): Html => html`<div class="shopengine-checkout-form-login">
<div class="woocommerce-form-login-toggle"><div class="woocommerce-info">Returning customer? <a href="#" class="showlogin">Log in here</a></div></div>
<form class="woocommerce-form woocommerce-form-login login" method="post" ${hiddenAttribute(mode)}>
<p>If you have an account, log in and your address is filled in for you.</p>
${loginFields(visitor)}
<input type="hidden" name="redirect" value="/checkout/" />
<p class="lost_password"><a href="/my-account/lost-password/">Lost your password?</a></p>
</form>
</div>`;

const checkbox = (id: string, name: string, label: string, isChecked: boolean): Html =>
  html`<label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input id="${id}" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" type="checkbox" name="${name}" value="1" ${isChecked ? raw('checked="checked"') : ''} /> <span>${label}</span></label>`;

function billingFields(visitor: Visitor, mode: Mode): Html {
  const { customer, user } = visitor;
  const contact = (name: 'phone' | 'email') => ({
    id: `billing_${name}`,
    value: customer[`billing_${name}`] ?? (name === 'email' ? (user?.email ?? '') : ''),
  });
  const phone = {
    ...contact('phone'),
    type: 'tel' as const,
    autocomplete: 'section-billing billing tel',
    isRequired: false,
    isDescribed: true,
  };
  const email = {
    ...contact('email'),
    type: 'email' as const,
    autocomplete: 'section-billing billing email',
    isRequired: true,
  };
  return html`<div class="woocommerce-billing-fields">
<h2>Billing details</h2>
<div class="woocommerce-billing-fields__field-wrapper">${addressFields({ section: 'billing', values: customer, mode })}
${formRow({ ...phone, label: 'Phone', classes: ['form-row-wide', 'validate-phone'], priority: 100, input: textInput(phone), description: 'Only whoever brings your parcel gets to see this.' }, mode)}
${formRow({ ...email, label: 'Email address', classes: ['form-row-wide', 'validate-email'], priority: 110, input: textInput(email) }, mode)}</div>
${attributionInputs}
</div>`;
}

function accountFields({ customer, user }: Visitor, mode: Mode): Html | '' {
  if (user) return '';
  const password = {
    id: 'account_password',
    value: '',
    type: 'password' as const,
    autocomplete: 'new-password',
    isRequired: true,
  };
  return html`<div class="woocommerce-account-fields">
<p class="form-row form-row-wide create-account">${checkbox('createaccount', 'createaccount', 'Create an account?', customer.createaccount === '1')}</p>
<div class="create-account">${formRow({ ...password, label: 'Create a password', classes: [], priority: '', input: textInput(password) }, mode)}<div class="clear"></div></div>
</div>`;
}

const shippingFields = (visitor: Visitor, mode: Mode): Html => html`<div class="woocommerce-shipping-fields">
<h2 id="ship-to-different-address">${checkbox('ship-to-different-address-checkbox', 'ship_to_different_address', 'Ship to a different address?', visitor.customer.ship_to_different_address === '1')}</h2>
<div class="shipping_address">
<div class="woocommerce-shipping-fields__field-wrapper">${addressFields({ section: 'shipping', values: visitor.customer, mode })}</div>
</div>
</div>`;

function additionalFields({ customer }: Visitor, mode: Mode): Html {
  const id = 'order_comments';
  const input = html`<textarea name="${id}" class="input-text " id="${id}" placeholder="For instance where to leave the parcel" rows="2" cols="5" aria-describedby="${id}-description">${customer[id] ?? ''}</textarea>`;
  const row = {
    id,
    label: 'Order notes',
    isRequired: false,
    classes: ['notes'],
    priority: '' as const,
    input,
    description: 'Up to 200 characters; the courier reads them.',
  };
  return html`<div class="woocommerce-additional-fields"><div class="woocommerce-additional-fields__field-wrapper">${formRow(row, mode)}</div>${attributionInputs}</div>`;
}

/** On a shop with its own address service, the page names the service in the config. */
const endpointConfig = ({ searchParams }: URL) =>
  searchParams.get('provider') === 'endpoint'
    ? raw('<script type="application/json" data-islands-config>{"addressEndpoint":"/_demo/places"}</script>')
    : '';

const noScriptStyle = html`<noscript><link rel="stylesheet" href="/assets/no-script.css" /></noscript>`;

/** The classic checkout; a guest also gets the form to log in. */
export function checkoutView(request: PageRequest): Html {
  const { visitor, mode, url } = request;
  return html`${noScriptStyle}${endpointConfig(url)}<h1 class="entry-title">Checkout</h1><div class="woocommerce">${takeNotices(visitor)}
${visitor.user ? '' : loginForm(request)}
${couponForm(mode)}
<div class="woocommerce-notices-wrapper"></div>
${expressButtons(visitor)}
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout/" enctype="multipart/form-data" aria-label="Checkout">
<div class="col2-set" id="customer_details">
<div class="col-1">${attributionInputs}${billingFields(visitor, mode)}${accountFields(visitor, mode)}</div>
<div class="col-2">${attributionInputs}${shippingFields(visitor, mode)}${additionalFields(visitor, mode)}</div>
</div>
${attributionInputs}
<h2 id="order_review_heading">Your order</h2>
<div id="order_review" class="woocommerce-checkout-review-order">${reviewTable(visitor)}${paymentBlock(visitor, mode)}</div>
</form></div>`;
}

/** Nonces of the checkout's own calls, which the page's globals carry. */
export const checkoutNonces = (visitor: Visitor) => ({
  update_order_review_nonce: nonce(visitor, 'update-order-review'),
  apply_coupon_nonce: nonce(visitor, 'apply-coupon'),
  remove_coupon_nonce: nonce(visitor, 'remove-coupon'),
});
