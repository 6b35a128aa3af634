/** Makes the dialog's store of the real parts. */

import { pageComparisonTable } from '../../src/actions/pageComparisonTable';
import { pageComparison } from '../../src/actions/pageLists';
import { routeNodes } from '../../src/bridge/page/routeNodes';
import { createDialog } from './store';

/** Creates the dialog's store with the page's comparison. */
export function createLiveDialog() {
  return createDialog({ table: pageComparisonTable(), list: pageComparison(), parse: routeNodes });
}
