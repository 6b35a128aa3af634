import { defineIsland } from '../../src/island/defineIsland';
import { adopt, onIntent, start } from './enhance';

export default defineIsland({ name: 'consent', mode: 'enhance', start, adopt, onIntent });
