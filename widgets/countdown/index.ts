import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'countdown', mode: 'enhance', start, adopt: (host) => adopt(host) });
