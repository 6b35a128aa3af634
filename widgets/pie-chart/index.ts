import { defineIsland } from '../../src/island/defineIsland';
import { adopt } from './enhance';

export default defineIsland({ name: 'pie-chart', mode: 'enhance', adopt: (host) => adopt(host) });
