import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({
  name: 'product-list-tabs',
  mode: 'enhance',
  start,
  adopt,
  onIntent: ({ target }) => press(target),
});
