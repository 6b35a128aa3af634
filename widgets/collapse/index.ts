import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press } from './enhance';

export default defineIsland({ name: 'collapse', mode: 'enhance', adopt, onIntent: ({ target }) => press(target) });
