import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start, step } from './enhance';

export default defineIsland({
  name: 'quantity-buttons',
  mode: 'enhance',
  start,
  adopt,
  onIntent: ({ target }) => step(target),
});
