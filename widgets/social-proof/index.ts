import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'social-proof', mode: 'enhance', start, adopt: (host) => adopt(host) });
