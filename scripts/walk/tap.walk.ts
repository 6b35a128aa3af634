/** A tap on a card's button, and the mini-cart with the product. */
import { find } from '../../tests/helpers/fixture';
import { comeNear, walk } from './walk';

const button = () => find('.ajax_add_to_cart[data-product_id="101"]');

walk('tap', {
  path: '/shop/',
  ready: [() => comeNear(button())],
  act: () => button().click(),
  isDone: () => find('.widget_shopping_cart_content').textContent.includes('Ashfall'),
});
