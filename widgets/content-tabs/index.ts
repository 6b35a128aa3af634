import { defineIsland } from '../../src/island/defineIsland';
import { adopt, choose } from './enhance';

export default defineIsland({ name: 'content-tabs', mode: 'enhance', adopt, onIntent: ({ target }) => choose(target) });
