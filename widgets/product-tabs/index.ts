import { defineIsland } from '../../src/island/defineIsland';
import { adopt, choose, start } from './enhance';

export default defineIsland({
  name: 'product-tabs',
  mode: 'enhance',
  start,
  adopt,
  onIntent: ({ target }) => choose(target),
});
