import { defineIsland } from '../../src/island/defineIsland';
import { createLiveSearch, start, submit } from './live';
import { readProps } from './read';

export default defineIsland({
  name: 'live-search',
  mode: 'beside',
  read: readProps,
  start,
  createStore: createLiveSearch,
  destroyStore: ({ release }) => release(),
  isWanted: ({ $isWanted }) => $isWanted,
  loadView: () => import('./View'),
  onIntent: ({ target, submitter }) => submit(target, submitter),
});
