import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'order-attribution-inputs', mode: 'enhance', start, adopt });
