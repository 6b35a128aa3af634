import { defineIsland } from '../../src/island/defineIsland';
import { act, adopt, start } from './enhance';

export default defineIsland({
  name: 'comparison-table',
  mode: 'enhance',
  start,
  adopt,
  onIntent: ({ target }) => act(target),
});
