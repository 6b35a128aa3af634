import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({
  name: 'masonry',
  mode: 'enhance',
  start,
  adopt,
  onIntent: ({ target }) => press(target),
});
