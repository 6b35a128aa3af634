import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({
  name: 'loop-filter',
  mode: 'enhance',
  start,
  adopt,
  onIntent: ({ target }) => press(target),
});
