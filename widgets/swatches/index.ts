import { defineIsland } from '../../src/island/defineIsland';
import { createLiveSwatches } from './live';
import { readAnew } from './page/copies';
import { readAnchor } from './read';

export default defineIsland({
  name: 'swatches',
  mode: 'beside',
  read: readAnew,
  createStore: createLiveSwatches,
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isWanted }) => $isWanted,
  loadView: () => import('./View'),
  // The server's own swatches follow the store already.
  serve: () => undefined,
  insert: (container, host) => readAnchor(host).after(container),
  onIntent: ({ target, store }) => store.press(target.dataset.value ?? '', target),
});
