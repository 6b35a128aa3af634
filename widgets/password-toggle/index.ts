import { defineIsland } from '../../src/island/defineIsland';
import { adopt, toggle } from './enhance';

export default defineIsland({
  name: 'password-toggle',
  mode: 'enhance',
  adopt,
  onIntent: ({ target }) => toggle(target),
});
