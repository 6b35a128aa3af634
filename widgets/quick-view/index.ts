import { defineIsland } from '../../src/island/defineIsland';
import { createLiveQuickView } from './live';
import { View } from './View';

export default defineIsland({
  name: 'quick-view',
  mode: 'beside',
  per: 'page',
  // The pressed trigger has all the data.
  read: () => ({}),
  createStore: createLiveQuickView,
  View,
  onIntent: ({ target, store }) => store.open(target),
});
