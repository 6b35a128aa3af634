import { defineIsland } from '../../src/island/defineIsland';
import { dismissArea } from './area';
import { adopt, start } from './enhance';

export default defineIsland({ name: 'campaign', mode: 'enhance', start, adopt: (host) => adopt(host), onIntent: ({ target }) => dismissArea(target) });
