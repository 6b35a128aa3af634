import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'checkout-coupon', mode: 'enhance' });
