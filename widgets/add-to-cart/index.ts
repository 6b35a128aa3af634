import { defineIsland } from '../../src/island/defineIsland';
import { press, start, submit } from './enhance';

export default defineIsland({
  name: 'add-to-cart',
  mode: 'enhance',
  start,
  onIntent: ({ type, target, submitter }) => (type === 'submit' ? submit(target as HTMLFormElement, submitter) : press(target)),
});
