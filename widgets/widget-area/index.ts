import { defineIsland } from '../../src/island/defineIsland';
import { adopt } from './enhance';

export default defineIsland({ name: 'widget-area', mode: 'enhance', adopt });
