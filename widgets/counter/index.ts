import { defineIsland } from '../../src/island/defineIsland';
import { inTime } from '../../src/ui/views/inTime';
import type { Counter } from './contract';
import { createLiveCounter } from './live';
import { serveCounter } from './page/plain';
import { readCounter } from './read';
import type { CounterStore } from './store';

export default defineIsland<Counter, CounterStore>({
  name: 'counter',
  mode: 'replace',
  read: readCounter,
  createStore: (counter, host) => createLiveCounter(counter, host),
  destroyStore: ({ stop }) => stop(),
  serve: serveCounter,
  isWanted: ({ $isCounting }, host) => inTime($isCounting, host),
  loadView: () => import('./View'),
});
