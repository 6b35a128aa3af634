/** A coupon sent in the checkout's form, and the review with its discount. */
import { find } from '../../tests/helpers/fixture';
import { comeNear, walk } from './walk';

const toggle = () => find('.showcoupon');
const field = () => find<HTMLInputElement>('#coupon_code');
const button = () => find('[name="apply_coupon"]');

walk('coupon', {
  before: '/shop/?add-to-cart=118',
  path: '/checkout/?provider=off',
  ready: [
    () => comeNear(toggle()),
    () => toggle().click(),
    () => field().focus(),
    () => {
      field().value = 'ten';
    },
    () => comeNear(button()),
  ],
  act: () => button().click(),
  isDone: () => !!document.querySelector('#order_review .cart-discount'),
});
