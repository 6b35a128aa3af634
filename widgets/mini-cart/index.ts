import { defineIsland } from '../../src/island/defineIsland';
import { remove, start } from './enhance';

export default defineIsland({ name: 'mini-cart', mode: 'enhance', start, onIntent: ({ target }) => remove(target) });
