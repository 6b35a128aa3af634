/**
 * What a checkout and forms with addresses do before anybody touches them, in one request. What waits for a hand is
 * apart.
 */
import checkout from '../../../widgets/checkout';
import { HAND } from '../../../widgets/checkout/contract';
import { TOGGLE as SHOW_COUPON } from '../../../widgets/checkout-coupon/contract';
import { TOGGLE as SHOW_LOGIN, TOGGLE_BOX } from '../../../widgets/checkout-login/contract';
import countryFields from '../../../widgets/country-fields';
import { checkoutPageRows } from '../../../widgets/families';
import fieldHints from '../../../widgets/field-hints';
import orderAttributionInputs from '../../../widgets/order-attribution-inputs';
import { ELEMENT } from '../../../widgets/order-attribution-inputs/contract';
import { row as passwordToggle } from '../../../widgets/password-toggle/row';
import { defineIsland } from '../../island/defineIsland';
import type { IslandRow } from '../../island/types';
import { ORIGINAL_CHECKOUT } from '../../rules/originals';
import { CHECKOUT_FORM } from '../../rules/selectors';

// The order's code has these too: what they remember is one for both.
export * from '../../../widgets/checkout/forms';
export * from '../../../widgets/checkout/handCode';
export * from '../../../widgets/checkout/payment';
export * from '../../../widgets/checkout/processing';

/**
 * The fields for an order's source in the checkout's form. Elsewhere they are a file of their own, which would be one
 * more here.
 */
const orderSource: IslandRow = { name: 'order-source', match: `${CHECKOUT_FORM} ${ELEMENT}` };

/** Placing the order, which waits for a hand at the form. */
const order: IslandRow = {
  name: HAND,
  chunk: 'checkout-order',
  when: 'interaction',
  match: CHECKOUT_FORM,
  yieldsTo: ORIGINAL_CHECKOUT,
};

/**
 * The toggles of the coupon's and the login's forms are buttons from the start. Their islands come with the first hand.
 */
const toggles: IslandRow = {
  name: 'checkout-toggles',
  match: [SHOW_COUPON, `${TOGGLE_BOX} ${SHOW_LOGIN}`],
  yieldsTo: ORIGINAL_CHECKOUT,
};

function adoptToggle(toggle: HTMLElement): undefined {
  toggle.setAttribute('role', 'button');
  toggle.ariaExpanded ??= 'false';
}

// A checkout's passwords are folded up as a rule, and no sign of the family that has their row.
export const rows = [...checkoutPageRows, orderSource, order, toggles, passwordToggle];
export default [
  checkout,
  countryFields,
  fieldHints,
  { ...orderAttributionInputs, name: orderSource.name },
  defineIsland({ name: toggles.name, mode: 'enhance', adopt: adoptToggle }),
];
