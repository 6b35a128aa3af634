import { defineIsland } from '../../src/island/defineIsland';
import { start } from './enhance';

export default defineIsland({ name: 'order-attribution', mode: 'enhance', start });
