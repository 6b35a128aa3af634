import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({ name: 'header-search', mode: 'enhance', start, adopt, onIntent: press });
