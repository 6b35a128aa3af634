import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({ name: 'swatches', mode: 'enhance', start: () => start(), adopt, onIntent: ({ target }) => press(target) });
