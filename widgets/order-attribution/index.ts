import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'order-attribution', mode: 'enhance' });
