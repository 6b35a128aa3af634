import { defineIsland } from '../../src/island/defineIsland';
import { adopt, show } from './enhance';

export default defineIsland({ name: 'view-switch', mode: 'enhance', adopt, onIntent: ({ target }) => show(target) });
