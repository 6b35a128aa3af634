/** Makes the dialog's store of the real parts. */
import { aliveNodes, parseHtml } from '../../src/bridge/html';
import { adoptStyles } from '../../src/bridge/styles';
import { liveComparisonTable } from '../../src/state/liveComparisonTable';
import { liveComparison } from '../../src/state/liveLists';
import { createDialog } from './store';
import css from './styles.css?inline';

export function createLiveDialog() {
  adoptStyles(css);
  return createDialog({ table: liveComparisonTable(), list: liveComparison(), parse: (html) => aliveNodes(parseHtml(html)) });
}
