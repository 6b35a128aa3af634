import { defineIsland } from '../../src/island/defineIsland';
import { adopt } from './enhance';

export default defineIsland({ name: 'progress-bar', mode: 'enhance', adopt: (host) => adopt(host) });
