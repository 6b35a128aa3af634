import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'order-attribution', mode: 'enhance', start, adopt });
