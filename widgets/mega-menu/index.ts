import { defineIsland } from '../../src/island/defineIsland';
import { adopt, press, start } from './enhance';

export default defineIsland({
  name: 'mega-menu',
  mode: 'enhance',
  start,
  adopt: (host) => adopt(host),
  onIntent: press,
});
