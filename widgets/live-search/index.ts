import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start, submit } from './enhance';

export default defineIsland({
  name: 'live-search',
  mode: 'enhance',
  start,
  adopt,
  onIntent: ({ target, submitter }) => submit(target, submitter),
});
