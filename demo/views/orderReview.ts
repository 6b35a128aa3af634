/** The checkout's review: the table and the ways to pay. `update_order_review` answers with both. */
import { html, raw } from 'hono/html';
import { detailsOf, totals } from '../shop/cart';
import { chosenGateway, type Gateway, gatewaysFor } from '../shop/gateways';
import { nonce, type Visitor } from '../shop/visitor';
import { shippingList } from './cartPage';
import { type Html, hiddenAttribute, money } from './parts';
import { elementsFields } from './paymentElements';
import type { Mode } from './types';

const couponRow = ({ code, amount }: { code: string; amount: number }): Html =>
  html`<tr class="cart-discount coupon-${code}"><th scope="row">Coupon: ${code}</th><td>-${money(amount)} <a role="button" aria-label="Remove ${code} coupon" href="/checkout/?remove_coupon=${code}" class="woocommerce-remove-coupon" data-coupon="${code}">[Remove]</a></td></tr>`;

/** The order's lines and sums; it includes the choice of the shipping method. */
export function reviewTable(visitor: Visitor): Html {
  const { subtotal, discounts, total } = totals(visitor);
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
<thead><tr><th scope="col" class="product-name">Product</th><th scope="col" class="product-total">Subtotal</th></tr></thead>
<tbody>${visitor.lines.map((line) => html`<tr class="cart_item"><td class="product-name">${detailsOf(line).product.name} <strong class="product-quantity">×&nbsp;${line.quantity}</strong></td><td class="product-total">${money(detailsOf(line).price * line.quantity)}</td></tr>`)}</tbody>
<tfoot>
<tr class="cart-subtotal"><th scope="row">Subtotal</th><td>${money(subtotal)}</td></tr>
${discounts.map(couponRow)}
<tr class="woocommerce-shipping-totals shipping"><th scope="row">Shipment</th><td data-title="Shipment">${shippingList(visitor)}</td></tr>
<tr class="order-total"><th scope="row">Total</th><td><strong>${money(total)}</strong></td></tr>
</tfoot></table>`;
}

const bankFields = html`<p>Send the amount to our account; your games are sent when it has come.</p>
<p class="form-row form-row-wide"><label for="bacs_account_name">Name on your account</label><input type="text" class="input-text" name="bacs_account_name" id="bacs_account_name" autocomplete="off" /></p>
<p class="form-row form-row-wide"><label for="bacs_reference_kind">Reference</label><select name="bacs_reference_kind" id="bacs_reference_kind"><option value="order">Order number</option><option value="name">My name</option></select></p>`;

/** The payment fragment's own script. Under a policy it is a file; with Trusted Types it does not run. */
function printedScript({ csp }: Mode): Html | '' {
  if (csp === 'strict') return '';
  return csp === 'self'
    ? html`<script src="/assets/card-note.js"></script>`
    : html`<script>window.demoCardRuns = (window.demoCardRuns ?? 0) + 1;</script>`;
}

const box: Record<string, (mode: Mode, visitor: Visitor) => Html> = {
  elements: (_mode, visitor) => elementsFields(visitor),
  cod: () => html`<p>Pay whoever brings it.</p>`,
  bacs: () => bankFields,
  card: (mode) =>
    html`<div id="demo-card-element"><iframe class="demo-card-frame" src="/demo/card-frame" title="Card details" width="300" height="120"></iframe></div>${printedScript(mode)}`,
};

function method({ id, title, buttonText }: Gateway, isChosen: boolean, mode: Mode, visitor: Visitor): Html {
  return html`<li class="wc_payment_method payment_method_${id}">
<input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}" ${isChosen ? raw('checked="checked"') : ''} data-order_button_text="${buttonText}" />
<label for="payment_method_${id}">${title}</label>
<div class="payment_box payment_method_${id}" ${isChosen ? '' : hiddenAttribute(mode)}>${box[id]?.(mode, visitor)}</div>
</li>`;
}

const terms = html`<div class="woocommerce-terms-and-conditions-wrapper">
<div class="woocommerce-privacy-policy-text"><p>This shop keeps what you type until it is switched off.</p></div>
<p class="form-row validate-required"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms" aria-required="true" /> <span class="woocommerce-terms-and-conditions-checkbox-text">I have read the <a href="/terms/" class="woocommerce-terms-and-conditions-link" target="_blank">terms and conditions</a></span>&nbsp;<abbr class="required" title="required">*</abbr></label><input type="hidden" name="terms-field" value="1" /></p>
</div>`;

const updateButton = html`<noscript><p>Without JavaScript, press “Update totals” after you have changed anything above.</p><button type="submit" class="button" name="woocommerce_checkout_update_totals" value="1">Update totals</button></noscript>`;

/** Payment methods, terms and the button that places the order. */
export function paymentBlock(visitor: Visitor, mode: Mode): Html {
  const chosen = chosenGateway(visitor);
  return html`<div id="payment" class="woocommerce-checkout-payment">
<ul class="wc_payment_methods payment_methods methods">${gatewaysFor(visitor).map((gateway) => method(gateway, gateway === chosen, mode, visitor))}</ul>
<div class="form-row place-order">
${updateButton}
${terms}
<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order" data-value="Place order">Place order</button>
<input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="${nonce(visitor, 'woocommerce-process_checkout')}" /><input type="hidden" name="_wp_http_referer" value="/checkout/" />
</div>
</div>`;
}
