import { defineIsland } from '../../src/island/defineIsland';
import { watch } from './enhance';

export default defineIsland({ name: 'cart-session', mode: 'enhance', start: () => void watch() });
