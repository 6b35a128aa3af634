import { startAdding } from '../../src/actions/addProduct';
import { defineIsland } from '../../src/island/defineIsland';
import { press } from './enhance';

export default defineIsland({ name: 'add-to-cart', mode: 'enhance', start: startAdding, onIntent: ({ target }) => press(target) });
