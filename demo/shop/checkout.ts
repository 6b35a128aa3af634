/** Handles the checkout's form: keeps it, checks it, and makes an order from it. */

import { type FieldName, fields, ruleOf, states } from '../data/countries';
import { ownValue } from '../data/own';
import { escapeHtml } from '../routes/form';
import { register } from './account';
import { chosenGateway, gatewaysFor } from './gateways';
import type { Order } from './order';
import { placeOrder } from './orders';
import { isElementsPayment } from './paymentElements';
import type { Notice, Visitor } from './visitor';

type Form = URLSearchParams;
type Section = 'billing' | 'shipping';

const KEPT = /^(billing_|shipping_(?!method)|order_comments$)/;
const BOXES = ['ship_to_different_address', 'createaccount'];

/** The parcel's address: that of the shipping section only if the shopper wants that. */
const destinationSection = ({ customer }: Visitor): Section =>
  customer.ship_to_different_address ? 'shipping' : 'billing';

function setDestination(visitor: Visitor): void {
  const section = destinationSection(visitor);
  const value = (name: string) => visitor.customer[`${section}_${name}`] ?? '';
  visitor.destination = {
    country: value('country'),
    state: value('state'),
    city: value('city'),
    postcode: value('postcode'),
  };
}

/** Keeps the form's values: addresses, notes, the way to pay, the shipping method. */
export function keepForm(visitor: Visitor, form: Form): void {
  for (const [name, value] of form) if (KEPT.test(name)) visitor.customer[name] = value;
  for (const name of BOXES) visitor.customer[name] = form.get(name) ?? '';
  keepChoices(visitor, form);
  setDestination(visitor);
}

/** Remembers the payment method and the shipping method that the visitor has chosen. */
export function keepChoices(visitor: Visitor, form: Form): void {
  const chosen = form.get('payment_method');
  if (chosen !== null) visitor.paymentMethod = chosen;
  const method = form.get('shipping_method[0]');
  if (method !== null) visitor.shippingMethod = method;
}

const ADDRESS_KEYS = {
  country: 'country',
  state: 'state',
  postcode: 'postcode',
  city: 'city',
  address: 'address_1',
  address_2: 'address_2',
};

/** Keeps both addresses of `update_order_review`; `s_` fields belong to the shipping address. */
export function keepAddresses(visitor: Visitor, form: Form): void {
  for (const [key, name] of Object.entries(ADDRESS_KEYS)) {
    visitor.customer[`billing_${name}`] = form.get(key) ?? visitor.customer[`billing_${name}`] ?? '';
    visitor.customer[`shipping_${name}`] = form.get(`s_${key}`) ?? visitor.customer[`shipping_${name}`] ?? '';
  }
  const part = (key: 'country' | 'state' | 'city' | 'postcode') => form.get(`s_${key}`) ?? visitor.destination[key];
  visitor.destination = {
    country: part('country'),
    state: part('state'),
    city: part('city'),
    postcode: part('postcode'),
  };
}

const POSTCODES: Record<string, RegExp> = {
  GB: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
  US: /^\d{5}(-\d{4})?$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^[\d\s()+./-]{5,}$/;
/** Invisible characters, which copied text brings along. WooCommerce removes these characters from phone numbers. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;

const error = (html: string, field?: string): Notice => ({
  kind: 'error',
  html,
  ...(field !== undefined && { field }),
});

function addressError(form: Form, section: Section, name: FieldName): Notice | undefined {
  const id = `${section}_${name}`;
  const country = form.get(`${section}_country`) ?? '';
  const value = (form.get(id) ?? '').trim();
  const { label, required, hidden } = ruleOf(country, name);
  const title = `${section === 'billing' ? 'Billing' : 'Shipping'} ${label}`;
  const own = ownValue(states, country);
  if (!value) return required && !hidden ? error(`<strong>${title}</strong> is missing.`, id) : undefined;
  if (name === 'postcode' && ownValue(POSTCODES, country)?.test(value) === false)
    return error(`<strong>${title}</strong> is not one of that country.`, id);
  if (name === 'state' && own && !Array.isArray(own) && !ownValue(own, value))
    return error(`<strong>${title}</strong> is not in the list.`, id);
  return undefined;
}

const addressErrors = (form: Form, section: Section): Notice[] =>
  (Object.keys(fields) as FieldName[]).flatMap((name) => addressError(form, section, name) ?? []);

function contactErrors(form: Form): Notice[] {
  const email = (form.get('billing_email') ?? '').trim();
  const phone = (form.get('billing_phone') ?? '').replace(UNSEEN, '').trim();
  const errors: Notice[] = [];
  if (phone && !PHONE.test(phone))
    errors.push(error(`<strong>Billing Phone</strong> “${escapeHtml(phone)}” is not a number.`, 'billing_phone'));
  if (!email) errors.push(error('<strong>Billing Email address</strong> is missing.', 'billing_email'));
  else if (!EMAIL.test(email))
    errors.push(
      error(`<strong>Billing Email address</strong> “${escapeHtml(email)}” is not an address.`, 'billing_email'),
    );
  if (form.has('createaccount') && !form.get('account_password'))
    errors.push(error('<strong>Create a password</strong> is missing.', 'account_password'));
  return errors;
}

function orderErrors(visitor: Visitor, form: Form): Notice[] {
  const errors: Notice[] = [];
  if (form.has('terms-field') && !form.has('terms'))
    errors.push(error('Please read and accept the terms and conditions.', 'terms'));
  if (!gatewaysFor(visitor).some(({ id }) => id === form.get('payment_method')))
    errors.push(error('Please choose a way to pay.'));
  return errors;
}

/** Everything that is wrong with a form, in the order of its fields. */
export const errorsIn = (visitor: Visitor, form: Form): Notice[] => [
  ...addressErrors(form, 'billing'),
  ...contactErrors(form),
  ...(form.has('ship_to_different_address') ? addressErrors(form, 'shipping') : []),
  ...orderErrors(visitor, form),
];

/** The notices for a form with a stale nonce. */
export const UNKNOWN_ORDER = error('Your order could not be handled. Please try again.');

const REFUSED = 'The card was not accepted. Nothing was charged: please take another card or another way to pay.';

/**
 * Whether the chosen way to pay accepts the payment, by the token that its script has put into the form, or by a saved
 * card.
 */
function isPaid(visitor: Visitor, form: Form): boolean {
  const chosen = chosenGateway(visitor)?.id;
  if (chosen === 'elements') return isElementsPayment(form);
  if (chosen === 'wallet') return form.get('wallet_token') === 'paid';
  return chosen !== 'card' || form.get('demo_card_token') === 'accepted';
}

/** Makes an order, or returns what is wrong. An account that the form has created stays even if the payment fails. */
export function checkOut(visitor: Visitor, form: Form): Order | Notice[] {
  keepForm(visitor, form);
  const errors = errorsIn(visitor, form);
  if (errors.length) return errors;
  if (form.has('createaccount') && !visitor.user) {
    register(visitor, form.get('billing_email') ?? '');
    visitor.isReloadDue = true;
  }
  if (!isPaid(visitor, form)) return [error(REFUSED)];
  visitor.isReloadDue = false;
  return placeOrder(visitor, form);
}
