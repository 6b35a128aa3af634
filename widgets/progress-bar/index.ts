import { defineIsland } from '../../src/island/defineIsland';
import { adopt, start } from './enhance';

export default defineIsland({
  name: 'progress-bar',
  mode: 'enhance',
  start,
  adopt: (host) => adopt(host),
});
