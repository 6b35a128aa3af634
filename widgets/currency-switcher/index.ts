import { defineIsland } from '../../src/island/defineIsland';
import { change, start } from './enhance';

export default defineIsland({
  name: 'currency-switcher',
  mode: 'enhance',
  start,
  onIntent: ({ target }) => change(target),
});
