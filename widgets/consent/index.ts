import { defineIsland } from '../../src/island/defineIsland';
import { insertFirst } from './banner/page/ownBanner';
import { createLive, isWanted, onIntent, serve } from './live';
import { readHost } from './read';

export default defineIsland({
  name: 'consent',
  mode: 'beside',
  read: readHost,
  createStore: createLive,
  destroyStore: ({ end }) => end?.(),
  isWanted,
  loadView: () => import('./View'),
  // If a view breaks, the elements that wait go on waiting, and start with consent.
  serve,
  insert: insertFirst,
  onIntent,
});
