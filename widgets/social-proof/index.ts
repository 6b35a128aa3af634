import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'social-proof', mode: 'enhance' });
