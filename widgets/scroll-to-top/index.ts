import { defineIsland } from '../../src/island/defineIsland';
import { adopt, goUp } from './enhance';

export default defineIsland({ name: 'scroll-to-top', mode: 'enhance', adopt, onIntent: ({ target }) => goUp(target) });
