/** The family of the checkout, and of forms with addresses. */
import { FIRST_LINES } from '../../../widgets/address-autocomplete/contract';
import { row as addressAutocomplete } from '../../../widgets/address-autocomplete/row';
import { CALCULATOR_PANEL } from '../../../widgets/cart/contract';
import { row as checkout } from '../../../widgets/checkout/row';
import {
  BOX as COUPON_BOX,
  OWN_FORM as COUPON_FORM,
  TOGGLE as SHOW_COUPON,
} from '../../../widgets/checkout-coupon/contract';
import { row as checkoutCoupon } from '../../../widgets/checkout-coupon/row';
import { BOX_FORM as LOGIN_FORM, SHOW as SHOW_LOGIN } from '../../../widgets/checkout-login/contract';
import { row as checkoutLogin } from '../../../widgets/checkout-login/row';
import { COUNTRY } from '../../../widgets/country-fields/contract';
import { row as countryFields } from '../../../widgets/country-fields/row';
import { HINT } from '../../../widgets/field-hints/contract';
import { row as fieldHints } from '../../../widgets/field-hints/row';
import type { IslandRow } from '../../island/types';
import { ORIGINAL_CHECKOUT } from '../../rules/originals';
import { CHECKOUT_FORM, LOGIN_TOGGLE } from '../../rules/selectors';

/** What the loader looks for: every host of the members, and every action that one of them takes. */
export const row: IslandRow = {
  name: 'checkout-page',
  beside: 'add-to-cart',
  family: true,
  match: [
    CHECKOUT_FORM,
    `${COUNTRY}:not(${CALCULATOR_PANEL} *)`,
    COUPON_FORM,
    COUPON_BOX,
    LOGIN_TOGGLE,
    HINT,
    ...FIRST_LINES,
  ],
  hears: ['checkout:update'],
  click: `${SHOW_COUPON},${SHOW_LOGIN}`,
  submit: `${CHECKOUT_FORM},${COUPON_FORM},${LOGIN_FORM},.woocommerce-checkout form`,
  yieldsTo: ORIGINAL_CHECKOUT,
};

/** The rows that come with the family's code, in the order in which they are asked. */
export const members: readonly IslandRow[] = [
  checkout,
  checkoutCoupon,
  checkoutLogin,
  countryFields,
  fieldHints,
  addressAutocomplete,
];
