import { defineIsland } from '../../src/island/defineIsland';
import { inTime } from '../../src/ui/views/inTime';
import type { Countdown } from './contract';
import { createLiveCountdown } from './live';
import { serveCountdown } from './page/plain';
import { readCountdown } from './read';
import type { CountdownStore } from './store';

export default defineIsland<Countdown, CountdownStore>({
  name: 'countdown',
  mode: 'replace',
  read: readCountdown,
  createStore: (props, host) => createLiveCountdown(props, host),
  destroyStore: ({ stop }) => stop(),
  serve: serveCountdown,
  isWanted: ({ $isShown }, host) => inTime($isShown, host),
  loadView: () => import('./View'),
});
