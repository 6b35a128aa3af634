import { defineIsland } from '../../src/island/defineIsland';
import { createLivePart, dismissArea } from './live';
import { placeOf, readTimer } from './read';

export default defineIsland({
  name: 'campaign',
  mode: 'replace',
  read: (host) => readTimer(host),
  place: placeOf,
  createStore: (timer, host) => createLivePart(timer, host),
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isShown }) => $isShown,
  // A timer goes at its end, and areas can be closed.
  workWithoutView() {},
  loadView: () => import('./View'),
  onIntent: ({ target }) => dismissArea(target),
});
