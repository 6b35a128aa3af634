import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'address-autocomplete', mode: 'enhance', start, adopt });
