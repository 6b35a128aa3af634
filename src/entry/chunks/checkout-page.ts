/** The small islands of the checkout and of forms with addresses, in one request. */
import checkoutCoupon from '../../../widgets/checkout-coupon';
import checkoutLogin from '../../../widgets/checkout-login';
import countryFields from '../../../widgets/country-fields';
import { checkoutPageRows } from '../../../widgets/families';
import fieldHints from '../../../widgets/field-hints';
import { row as passwordToggle } from '../../../widgets/password-toggle/row';

// A checkout's passwords are folded up as a rule, and no sign of the family that has their row.
export const rows = [...checkoutPageRows, passwordToggle];
export default [checkoutCoupon, checkoutLogin, countryFields, fieldHints];
