import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start, turn } from './enhance';

export default defineIsland({ name: 'archive', mode: 'enhance', start, adopt, onIntent: ({ target }) => turn(target) });
