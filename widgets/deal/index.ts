import { defineIsland } from '../../src/island/defineIsland';
import type { Deal } from './contract';
import { createLiveDeal } from './live';
import { readDeal } from './read';
import type { DealStore } from './store';

export default defineIsland<Deal, DealStore>({
  name: 'deal',
  mode: 'replace',
  read: readDeal,
  place: () => null,
  createStore: (deal, host) => createLiveDeal(deal, host),
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isShown }) => $isShown,
  // The block goes at its end.
  workWithoutView() {},
  loadView: () => import('./View'),
});
