/** The small islands of the checkout and of forms with addresses, in one request. */
import checkoutCoupon from '../../../widgets/checkout-coupon';
import checkoutLogin from '../../../widgets/checkout-login';
import countryFields from '../../../widgets/country-fields';
import { checkoutPageRows } from '../../../widgets/families';
import fieldHints from '../../../widgets/field-hints';

export const rows = checkoutPageRows;
export default [checkoutCoupon, checkoutLogin, countryFields, fieldHints];
