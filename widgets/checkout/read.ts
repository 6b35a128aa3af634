/** Reads the checkout: the fields for a review, and which required fields are empty. */

import { isSeen } from '../../src/dom/seen';
import { readShippingMethods } from '../../src/dom/shippingMethods';
import { METHOD, SHIP_ELSEWHERE } from './contract';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELD = 'input, select, textarea';
const REQUIRED = '.address-field.validate-required';

/** A field's value; "" for a box that is not ticked. */
export const readValue = (field: Element): string =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) && !field.checked
    ? ''
    : ((field as Field).value ?? '');

const readShipsElsewhere = (form: Element): boolean => !!form.querySelector<HTMLInputElement>(SHIP_ELSEWHERE)?.checked;

/** The field of the chosen payment method. */
export const readMethod = (form: Element): HTMLInputElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>(METHOD)].find(({ checked }) => checked);

/** The chosen gateway's name; "" when there is none. */
export const readGateway = (form: Element): string => readMethod(form)?.value ?? '';

function readAddress(form: Element, section: string, prefix: string): Record<string, string> {
  const parts = {
    country: 'country',
    state: 'state',
    postcode: 'postcode',
    city: 'city',
    address: 'address_1',
    address_2: 'address_2',
  };
  const partOf = (part: string) => form.querySelector<Field>(`#${section}_${part}`)?.value ?? '';
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [prefix + name, partOf(part)]));
}

/**
 * The controls that the shopper must fill in: the first control of each visible row. Themes and plugins hide rows that
 * their shop does not need, and print rows with several controls.
 */
function readRequired(section: Element | null): Element[] {
  const rows = [...(section?.querySelectorAll(REQUIRED) ?? [])].filter((row) => isSeen(row));
  return rows.flatMap((row) => row.querySelector(FIELD) ?? []);
}

const isFilled = (field: Element) => readValue(field).trim() !== '';

/**
 * True for a field of the shipping address. Only the id is reliable, because themes put their own boxes around an
 * address.
 */
const isShipping = ({ id }: Element) => id.startsWith('shipping_');

/** The fields for `update_order_review`, except the serialised form and the nonce. */
export function readReviewFields(form: Element, updatesShipping: boolean) {
  const elsewhere = readShipsElsewhere(form);
  return {
    payment_method: readGateway(form),
    ...readAddress(form, 'billing', ''),
    ...readAddress(form, elsewhere ? 'shipping' : 'billing', 's_'),
    has_full_address: readRequired(form).every((field) => isFilled(field) || (!elsewhere && isShipping(field))),
    ...(updatesShipping && { shipping_method: readShippingMethods(form) }),
  };
}

/** True when all required fields of the address that a field belongs to are filled in. */
export const isAddressFull = (field: Element): boolean => readRequired(field.closest('div')).every(isFilled);
