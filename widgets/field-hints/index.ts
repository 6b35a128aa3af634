import { defineIsland } from '../../src/island/defineIsland';

export default defineIsland({ name: 'field-hints', mode: 'enhance' });
