import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start, submit } from './enhance';

export default defineIsland({
  name: 'newsletter',
  mode: 'enhance',
  start,
  adopt,
  onIntent: ({ target }) => submit(target as HTMLFormElement),
});
