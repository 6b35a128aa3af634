import { defineIsland } from '../../src/island/defineIsland';
import { press, start } from './enhance';

export default defineIsland({
  name: 'direct-checkout',
  mode: 'enhance',
  start,
  onIntent: ({ target }) => press(target),
});
