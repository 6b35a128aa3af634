import { defineIsland } from '../../src/island/defineIsland';
import { createLive, insert, isWanted, onIntent } from './live';
import { readHost } from './read';

export default defineIsland({
  name: 'consent',
  mode: 'beside',
  read: readHost,
  createStore: createLive,
  destroyStore: ({ end }) => end?.(),
  isWanted,
  loadView: () => import('./View'),
  insert,
  onIntent,
});
