/** What a checkout and forms with addresses do before anybody touches them, in one request. What waits for a hand is apart. */
import checkout from '../../../widgets/checkout';
import { HAND } from '../../../widgets/checkout/contract';
import countryFields from '../../../widgets/country-fields';
import { checkoutPageRows } from '../../../widgets/families';
import fieldHints from '../../../widgets/field-hints';
import orderAttributionInputs from '../../../widgets/order-attribution-inputs';
import { ELEMENT } from '../../../widgets/order-attribution-inputs/contract';
import { row as passwordToggle } from '../../../widgets/password-toggle/row';
import type { IslandRow } from '../../island/types';
import { ORIGINAL_CHECKOUT } from '../../rules/originals';
import { CHECKOUT_FORM } from '../../rules/selectors';

// The order's code has these too: what they remember is one for both.
export * from '../../../widgets/checkout/forms';
export * from '../../../widgets/checkout/handCode';
export * from '../../../widgets/checkout/payment';
export * from '../../../widgets/checkout/processing';

/** The fields for an order's source in the checkout's form. Elsewhere they are a file of their own, which would be one more here. */
const orderSource: IslandRow = { name: 'order-source', match: `${CHECKOUT_FORM} ${ELEMENT}` };

/** Placing the order, which waits for a hand at the form. */
const order: IslandRow = { name: HAND, chunk: 'checkout-order', when: 'interaction', match: CHECKOUT_FORM, yieldsTo: ORIGINAL_CHECKOUT };

// A checkout's passwords are folded up as a rule, and no sign of the family that has their row.
export const rows = [...checkoutPageRows, orderSource, order, passwordToggle];
export default [checkout, countryFields, fieldHints, { ...orderAttributionInputs, name: orderSource.name }];
