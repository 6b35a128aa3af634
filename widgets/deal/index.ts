import { defineIsland } from '../../src/island/defineIsland';
import { inTime } from '../../src/ui/views/inTime';
import { createLiveDeal } from './live';
import { serveDeal } from './page/plain';
import { readDeal } from './read';

export default defineIsland({
  name: 'deal',
  mode: 'replace',
  read: readDeal,
  place: () => null,
  createStore: (deal, host) => createLiveDeal(deal, host),
  destroyStore: ({ stop }) => stop(),
  serve: serveDeal,
  isWanted: ({ $isShown }, host) => inTime($isShown, host),
  loadView: () => import('./View'),
});
