import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'consent', mode: 'enhance' });
