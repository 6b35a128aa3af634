import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({ name: 'off-canvas', mode: 'enhance', start, adopt, onIntent: press });
