import { defineIsland } from '../../src/island/defineIsland';
import { adopt } from './enhance';

export default defineIsland({ name: 'comparison-count', mode: 'enhance', adopt });
