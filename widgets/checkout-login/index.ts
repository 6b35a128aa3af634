import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'checkout-login', mode: 'enhance' });
