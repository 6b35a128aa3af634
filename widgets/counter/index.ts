import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'counter', mode: 'enhance', start, adopt: (host) => adopt(host) });
