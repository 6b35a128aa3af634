import { defineIsland } from '../../src/island/defineIsland';
import { act, start } from './enhance';
import { adopt } from './page/look';

export default defineIsland({ name: 'cart', mode: 'enhance', start, adopt, onIntent: act });
