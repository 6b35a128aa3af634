import { defineIsland } from '../../src/island/defineIsland';
import { createLiveDrawer } from './live';
import { readOpener } from './read';
import { View } from './View';

export default defineIsland({
  name: 'mini-cart-drawer',
  mode: 'beside',
  per: 'page',
  read: readOpener,
  createStore: createLiveDrawer,
  View,
  onIntent: ({ target, store }) => store.open(target),
});
