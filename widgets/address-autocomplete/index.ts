import { defineIsland } from '../../src/island/defineIsland';
import { createLiveAddress, start } from './live';
import { readProps } from './read';

export default defineIsland({
  name: 'address-autocomplete',
  mode: 'beside',
  read: readProps,
  start,
  createStore: createLiveAddress,
  destroyStore: ({ release }) => release(),
  isWanted: ({ $isWanted }) => $isWanted,
  loadView: () => import('./View'),
});
