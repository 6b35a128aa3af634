/** Makes the dialog's store of the real parts. */
import { routeNodes } from '../../src/bridge/routeNodes';
import { liveComparisonTable } from '../../src/state/liveComparisonTable';
import { liveComparison } from '../../src/state/liveLists';
import { createDialog } from './store';

export function createLiveDialog() {
  return createDialog({ table: liveComparisonTable(), list: liveComparison(), parse: routeNodes });
}
