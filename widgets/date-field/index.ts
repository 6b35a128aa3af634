import { defineIsland } from '../../src/island/defineIsland';
import { adopt, open, start } from './enhance';

export default defineIsland({
  name: 'date-field',
  mode: 'enhance',
  start,
  adopt,
  onIntent({ target }) {
    if (target instanceof HTMLInputElement) open(target);
  },
});
