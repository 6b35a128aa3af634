import { defineIsland } from '../../src/island/defineIsland';
import { adopt, dismiss } from './enhance';

export default defineIsland({
  name: 'coming-soon',
  mode: 'enhance',
  adopt,
  onIntent: ({ target }) => void dismiss(target),
});
