import { defineIsland } from '../../src/island/defineIsland';
import { start } from './enhance';

export default defineIsland({ name: 'template-scroll', mode: 'enhance', start });
