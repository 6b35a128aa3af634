import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({ name: 'nav-menu', mode: 'enhance', start, adopt, onIntent: press });
