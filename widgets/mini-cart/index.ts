import { defineIsland } from '../../src/island/defineIsland';
import { start } from './enhance';
import { remove } from './page/press';

export default defineIsland({ name: 'mini-cart', mode: 'enhance', start, onIntent: ({ target }) => remove(target) });
