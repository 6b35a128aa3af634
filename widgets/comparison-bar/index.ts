import { defineIsland } from '../../src/island/defineIsland';
import { act, createLiveBar } from './live';
import { readBar, readToggle } from './read';

export default defineIsland({
  name: 'comparison-bar',
  mode: 'beside',
  read: readBar,
  createStore: createLiveBar,
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isWanted }) => $isWanted,
  loadView: () => import('./View'),
  insert: (container, bar) => readToggle(bar).prepend(container),
  onIntent: ({ target, store }) => act(target, store),
});
