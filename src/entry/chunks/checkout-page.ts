/**
 * What a checkout and forms with addresses do before anybody touches them, in one request. Code that waits for a hand
 * is in other chunks.
 */
import checkout from '../../../widgets/checkout';
import { HAND } from '../../../widgets/checkout/contract';
import { TOGGLE as SHOW_COUPON } from '../../../widgets/checkout-coupon/contract';
import { TOGGLE as SHOW_LOGIN, TOGGLE_BOX } from '../../../widgets/checkout-login/contract';
import countryFields from '../../../widgets/country-fields';
import fieldHints from '../../../widgets/field-hints';
import orderAttributionInputs from '../../../widgets/order-attribution-inputs';
import { ELEMENT } from '../../../widgets/order-attribution-inputs/contract';
import { row as passwordToggle } from '../../../widgets/password-toggle/row';
import { defineIsland } from '../../island/defineIsland';
import type { IslandRow } from '../../island/types';
import { ORIGINAL_CHECKOUT } from '../../rules/originals';
import { CHECKOUT_FORM } from '../../rules/selectors';
import { members } from '../families/checkout-page';

// Exported for the chunk `checkout-order` too, so that both share these modules and their state.
export * from '../../../widgets/checkout/page/buttonRegistry';
export * from '../../../widgets/checkout/page/forms';
export * from '../../../widgets/checkout/page/handCode';
export * from '../../../widgets/checkout/page/payment';
export * from '../../../widgets/checkout/page/processing';

/**
 * The fields for an order's source on a page with the checkout's form, also outside that form. On other pages their
 * code is a file of its own; here it would be one more request.
 */
const orderSource: IslandRow = { name: 'order-source', match: `body:has(${CHECKOUT_FORM}) ${ELEMENT}` };

/** Placing the order, which waits for a hand at the form. */
const order: IslandRow = {
  name: HAND,
  chunk: 'checkout-order',
  when: 'interaction',
  match: CHECKOUT_FORM,
  yieldsTo: ORIGINAL_CHECKOUT,
};

/**
 * The toggles of the coupon's and the login's forms are buttons from the start. Their islands are loaded when a hand
 * first comes near.
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

// The row of password fields is in the family `extras`. A checkout's password fields do not wake that family, because
// most checkouts keep them folded up, so their row is added here.
export const rows = [...members, orderSource, order, toggles, passwordToggle];
export default [
  checkout,
  countryFields,
  fieldHints,
  { ...orderAttributionInputs, name: orderSource.name },
  defineIsland({ name: toggles.name, mode: 'enhance', adopt: adoptToggle }),
];
