/** The cart's shipping calculator: a country, the fields that depend on it, and a town. */

import { html, raw } from 'hono/html';
import { countries, ruleOf, states } from '../data/countries';
import { ownValue } from '../data/own';
import { nonce, type Visitor } from '../shop/visitor';
import { optionsOf, stateField } from './fields';
import type { Html } from './parts';

const row = (name: string, label: string, field: Html, isHidden = false): Html =>
  html`<p class="form-row form-row-wide address-field" id="calc_shipping_${name}_field" ${isHidden ? raw('hidden') : ''}><label for="calc_shipping_${name}">${label}</label>${field}</p>`;

const text = (name: string, value: string): Html =>
  html`<input type="text" class="input-text" value="${value}" name="calc_shipping_${name}" id="calc_shipping_${name}" autocomplete="off" />`;

/** The form with the visitor's destination in it; the country decides which fields are there. */
export function shippingCalculator(visitor: Visitor): Html {
  const { country, state, city, postcode } = visitor.destination;
  const rule = (name: 'state' | 'city' | 'postcode') => ruleOf(country, name);
  return html`<form class="woocommerce-shipping-calculator" action="/cart/" method="post"><a href="#" class="shipping-calculator-button" aria-expanded="false" aria-controls="shipping-calculator-form" role="button">Change address</a>
      <section class="shipping-calculator-form" id="shipping-calculator-form">
        ${row('country', 'Country', html`<select name="calc_shipping_country" id="calc_shipping_country" class="country_to_state country_select" rel="calc_shipping_state">${optionsOf(countries, country)}</select>`)}
        ${row('state', rule('state').label, html`<span>${stateField({ id: 'calc_shipping_state', value: state, country, autocomplete: 'off' })}</span>`, Array.isArray(ownValue(states, country)))}
        ${row('city', rule('city').label, text('city', city))}
        ${row('postcode', rule('postcode').label, text('postcode', postcode), rule('postcode').hidden)}
        <p><button type="submit" name="calc_shipping" value="1" class="button">Update</button></p>
        <input type="hidden" name="woocommerce-shipping-calculator-nonce" value="${nonce(visitor, 'woocommerce-shipping-calculator')}" />
      </section></form>`;
}
