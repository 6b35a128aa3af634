import { defineIsland } from '../../src/island/defineIsland';
import { adopt } from './enhance';

export default defineIsland({ name: 'smooth-anchors', mode: 'enhance', adopt });
