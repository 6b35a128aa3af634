import { defineIsland } from '../../src/island/defineIsland';
import { createLiveDialog } from './live';
import { readDialog } from './read';
import { View } from './View';

export default defineIsland({
  name: 'comparison-dialog',
  mode: 'beside',
  per: 'page',
  read: readDialog,
  createStore: createLiveDialog,
  View,
});
