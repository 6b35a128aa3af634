/**
 * The markup of a payment provider's plugin: saved cards, a place for the fields that its script mounts, and a place
 * for express buttons.
 */
import { html, raw } from 'hono/html';
import { totals } from '../shop/cart';
import { savedCards } from '../shop/paymentElements';
import type { Visitor } from '../shop/visitor';
import { attributionInputs, type Html } from './parts';

const token = (value: string, label: string, kind: string, isChosen: boolean): Html =>
  html`<li class="woocommerce-SavedPaymentMethods-${kind}"><input id="wc-elements-payment-token-${value}" type="radio" name="wc-elements-payment-token" value="${value}" class="woocommerce-SavedPaymentMethods-tokenInput" ${isChosen ? raw('checked="checked"') : ''} /> <label for="wc-elements-payment-token-${value}">${label}</label></li>`;

/** The content of the gateway's box. The amount in it changes with the order's total. */
export const elementsFields = (
  visitor: Visitor,
): Html => html`<div id="elements-payment-data" data-amount="${Math.round(totals(visitor).total * 100)}">
<ul class="woocommerce-SavedPaymentMethods wc-saved-payment-methods" data-count="${Object.keys(savedCards).length}">${Object.entries(savedCards).map(([value, label], index) => token(value, label, 'token', index === 0))}${token('new', 'Use a new card', 'new', false)}</ul>
<fieldset id="wc-elements-form" class="wc-credit-card-form wc-payment-form"><legend class="screen-reader-text">New card</legend><div id="elements-card"></div><div class="elements-errors" role="alert"></div></fieldset>
</div>`;

/** The place of the buttons above the form, which pay without the form and send the order's source themselves. */
export const expressButtons = ({ gateway }: Visitor): Html | '' =>
  gateway === 'elements'
    ? html`<div class="express-payment">${attributionInputs}<div id="elements-express"></div></div>`
    : '';
