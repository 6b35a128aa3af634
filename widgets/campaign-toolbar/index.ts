import { defineIsland } from '../../src/island/defineIsland';
import { fillToolbar } from './enhance';

export default defineIsland({ name: 'campaign-toolbar', mode: 'enhance', adopt: (notes) => void fillToolbar(notes) });
