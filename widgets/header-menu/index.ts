import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press } from './enhance';

export default defineIsland({ name: 'header-menu', mode: 'enhance', adopt, onIntent: press });
