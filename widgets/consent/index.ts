import { defineIsland } from '../../src/island/defineIsland';
import { createLive, isWanted, onIntent, serve } from './live';
import { insertFirst } from './ownBanner';
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
  serve,
  insert: insertFirst,
  onIntent,
});
