import { defineIsland } from '../../src/island/defineIsland';
import { adopt } from './enhance';

export default defineIsland({ name: 'service', mode: 'enhance', adopt });
