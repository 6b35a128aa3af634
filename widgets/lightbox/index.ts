import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press } from './enhance';

export default defineIsland({ name: 'lightbox', mode: 'enhance', adopt, onIntent: press });
