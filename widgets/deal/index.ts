import { defineIsland } from '../../src/island/defineIsland';
import { inTime } from '../../src/ui/inTime';
import type { Deal } from './contract';
import { createLiveDeal } from './live';
import { serveDeal } from './plain';
import { readDeal } from './read';
import type { DealStore } from './store';

export default defineIsland<Deal, DealStore>({
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
