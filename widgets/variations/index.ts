import { defineIsland } from '../../src/island/defineIsland';
import { act, adopt, start } from './enhance';

export default defineIsland({
  name: 'variations',
  mode: 'enhance',
  start,
  adopt: (host) => adopt(host),
  onIntent: act,
});
