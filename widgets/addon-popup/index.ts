import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'addon-popup', mode: 'enhance' });
