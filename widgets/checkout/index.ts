import { defineIsland } from '../../src/island/defineIsland';
import { act, adopt, start } from './enhance';

export default defineIsland({ name: 'checkout', mode: 'enhance', start, adopt, onIntent: act });
