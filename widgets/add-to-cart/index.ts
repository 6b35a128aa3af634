import { addProduct, resumeAdds, startAdding } from '../../src/actions/addProduct';
import { defineIsland } from '../../src/island/defineIsland';
import { readButton } from './read';

export default defineIsland({
  name: 'add-to-cart',
  mode: 'enhance',
  start: startAdding,
  finish: resumeAdds,
  // A button that names no product stays a link.
  onIntent: ({ target }) => (target.dataset.product_id ? addProduct(target, readButton(target)) : false),
});
