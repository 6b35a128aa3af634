import { defineIsland } from '../../src/island/defineIsland';
import { live, press } from './live';

export default defineIsland({
  name: 'popup',
  mode: 'beside',
  per: 'page',
  ...live,
  // Each popup is read when it is taken out of the page.
  read: () => ({}),
  loadView: () => import('./View'),
  onIntent: ({ target }) => press(target),
});
