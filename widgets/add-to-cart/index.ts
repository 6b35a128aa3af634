import { defineIsland } from '../../src/island/defineIsland';
import { startAdding } from '../../src/ui/addProduct';
import { press } from './enhance';

export default defineIsland({ name: 'add-to-cart', mode: 'enhance', start: startAdding, onIntent: ({ target }) => press(target) });
