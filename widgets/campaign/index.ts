import { defineIsland } from '../../src/island/defineIsland';
import { createLivePart, dismissArea } from './live';
import { placeOf, readHost } from './read';

export default defineIsland({
  name: 'campaign',
  mode: 'replace',
  read: readHost,
  place: placeOf,
  createStore: (props, host) => createLivePart(props, host),
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isShown }) => $isShown,
  // A timer goes at its end, a bar fills, and areas can be closed.
  workWithoutView: ({ serve }) => serve?.(),
  loadView: () => import('./View'),
  onIntent: ({ target }) => dismissArea(target),
});
