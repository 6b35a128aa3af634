import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'popup', mode: 'enhance' });
