import { defineIsland } from '../../src/island/defineIsland';
import { act, adopt, start } from './enhance';

export default defineIsland({ name: 'shop-filter', mode: 'enhance', start, adopt, onIntent: act });
