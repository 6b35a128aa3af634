import { defineIsland } from '../../src/island/defineIsland';
import type { Countdown } from './contract';
import { createLiveCountdown } from './live';
import { readCountdown } from './read';
import type { CountdownStore } from './store';

export default defineIsland<Countdown, CountdownStore>({
  name: 'countdown',
  mode: 'replace',
  read: readCountdown,
  createStore: (props, host) => createLiveCountdown(props, host),
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isShown }) => $isShown,
  // Its end is told.
  workWithoutView() {},
  loadView: () => import('./View'),
});
