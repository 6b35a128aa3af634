import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'campaign', mode: 'enhance' });
