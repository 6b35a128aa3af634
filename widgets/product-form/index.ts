import { defineIsland } from '../../src/island/defineIsland';
import { start, submit } from './enhance';

export default defineIsland({
  name: 'product-form',
  mode: 'enhance',
  start,
  onIntent: ({ target, submitter }) => submit(target as HTMLFormElement, submitter),
});
