import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({ name: 'header-menu', mode: 'enhance', start, adopt, onIntent: press });
