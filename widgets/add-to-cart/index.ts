import { addProduct, startAdding } from '../../src/actions/addProduct';
import { defineIsland } from '../../src/island/defineIsland';
import { readButton } from './read';

export default defineIsland({
  name: 'add-to-cart',
  mode: 'enhance',
  start: startAdding,
  // A button that names no product stays a link.
  onIntent: ({ target }) => (target.dataset.product_id ? addProduct(target, readButton(target)) : false),
});
