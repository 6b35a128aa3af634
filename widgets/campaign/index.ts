import { defineIsland } from '../../src/island/defineIsland';
import { inTime } from '../../src/ui/views/inTime';
import { createLivePart, dismissArea } from './live';
import { servePart } from './page/plain';
import { placeOf, readHost } from './read';

export default defineIsland({
  name: 'campaign',
  mode: 'replace',
  read: readHost,
  place: placeOf,
  createStore: (props, host) => createLivePart(props, host),
  destroyStore: ({ stop }) => stop(),
  serve: servePart,
  isWanted: ({ $isShown }, host) => inTime($isShown, host),
  loadView: () => import('./View'),
  onIntent: ({ target }) => dismissArea(target),
});
