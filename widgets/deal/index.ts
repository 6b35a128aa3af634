import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'deal', mode: 'enhance', start, adopt: (host) => adopt(host) });
