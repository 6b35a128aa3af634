import { defineIsland } from '../../src/island/defineIsland';
import type { Counter } from './contract';
import { createLiveCounter } from './live';
import { readCounter } from './read';
import type { CounterStore } from './store';

export default defineIsland<Counter, CounterStore>({
  name: 'counter',
  mode: 'replace',
  read: readCounter,
  createStore: (counter, host) => createLiveCounter(counter, host),
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isWanted }) => $isWanted,
  workWithoutView: ({ showEnd }) => showEnd(),
  loadView: () => import('./View'),
});
