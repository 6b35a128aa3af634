/** The small islands of the checkout and of forms with addresses, in one request. */
import checkoutCoupon from '../../../widgets/checkout-coupon';
import checkoutLogin from '../../../widgets/checkout-login';
import countryFields from '../../../widgets/country-fields';
import fieldHints from '../../../widgets/field-hints';
import { checkoutPage } from '../../../widgets/registry';

export const rows = checkoutPage;
export default [checkoutCoupon, checkoutLogin, countryFields, fieldHints];
