import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'service', mode: 'enhance' });
