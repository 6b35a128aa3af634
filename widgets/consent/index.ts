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
  // A view that breaks ends nothing: what waits goes on waiting, and starts with consent.
  serve: () => undefined,
  insert,
  onIntent,
});
