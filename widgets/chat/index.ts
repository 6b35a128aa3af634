import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'chat', mode: 'enhance' });
