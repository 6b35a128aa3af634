import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'country-fields', mode: 'enhance' });
