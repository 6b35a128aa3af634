import { defineIsland } from '../../src/island/defineIsland';
import { createLiveChips, insertChips } from './live';
import { readChips } from './read';

export default defineIsland({
  name: 'filter-chips',
  mode: 'beside',
  per: 'page',
  read: readChips,
  createStore: createLiveChips,
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isWanted }) => $isWanted,
  loadView: () => import('./View'),
  insert: insertChips,
});
