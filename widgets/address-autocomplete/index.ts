import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'address-autocomplete', mode: 'enhance' });
