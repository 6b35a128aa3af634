import { defineIsland } from '../../src/island/defineIsland';
import { lifecycle, press, start } from './live';
import { readHost } from './read';

export default defineIsland({
  name: 'chat',
  mode: 'beside',
  start,
  read: readHost,
  ...lifecycle,
  loadView: () => import('./view.live'),
  onIntent: press,
});
