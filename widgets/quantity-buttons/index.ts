import { defineIsland } from '../../src/island/defineIsland';
import { adopt, step } from './enhance';

export default defineIsland({ name: 'quantity-buttons', mode: 'enhance', adopt, onIntent: ({ target }) => step(target) });
