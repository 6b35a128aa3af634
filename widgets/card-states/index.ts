import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'card-states', mode: 'enhance', start, adopt });
