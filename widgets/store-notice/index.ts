import { defineIsland } from '../../src/island/defineIsland';
import { adopt, dismiss } from './enhance';

export default defineIsland({
  name: 'store-notice',
  mode: 'enhance',
  adopt,
  onIntent: ({ target }) => dismiss(target),
});
