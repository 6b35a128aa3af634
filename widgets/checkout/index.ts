import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'checkout', mode: 'enhance' });
