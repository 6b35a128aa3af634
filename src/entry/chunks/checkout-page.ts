/** What a checkout and forms with addresses do before anybody touches them, in one request. What waits for a hand is apart. */
import checkout from '../../../widgets/checkout';
import countryFields from '../../../widgets/country-fields';
import { checkoutPageRows } from '../../../widgets/families';
import fieldHints from '../../../widgets/field-hints';
import orderAttributionInputs from '../../../widgets/order-attribution-inputs';
import { ELEMENT } from '../../../widgets/order-attribution-inputs/contract';
import { row as passwordToggle } from '../../../widgets/password-toggle/row';
import type { IslandRow } from '../../island/types';
import { CHECKOUT_FORM } from '../../rules/selectors';

// The order's code has these too: what they remember is one for both.
export * from '../../../widgets/checkout/forms';
export * from '../../../widgets/checkout/payment';
export * from '../../../widgets/checkout/processing';

/** The fields for an order's source in the checkout's form. Elsewhere they are a file of their own, which would be one more here. */
const orderSource: IslandRow = { name: 'order-source', match: `${CHECKOUT_FORM} ${ELEMENT}` };

// A checkout's passwords are folded up as a rule, and no sign of the family that has their row.
export const rows = [...checkoutPageRows, orderSource, passwordToggle];
export default [checkout, countryFields, fieldHints, { ...orderAttributionInputs, name: orderSource.name }];
