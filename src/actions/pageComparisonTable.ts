/** Owns the page's one comparison table, built with the real routes. */
import { fetchComparisonTable, removeFromComparison } from '../api/comparison';
import { report } from '../bridge/page/islands';
import { sharedStore } from '../bridge/page/shared';
import { type ComparisonTable, createComparisonTable } from '../state/comparisonTable';
import { untilStore } from '../state/untilStore';
import { say } from '../texts/say';
import { couldNotCompare, tryAgain } from '../texts/table';
import { notify } from '../ui/messages/notify';
import { pageComparison } from './pageLists';

/** The page's comparison table; the first call creates it. */
export const pageComparisonTable = (): ComparisonTable =>
  sharedStore('comparisonTable', () => {
    const table: ComparisonTable = createComparisonTable({
      fetchTable: fetchComparisonTable,
      removeProduct: removeFromComparison,
      list: pageComparison(),
      onError: (cause) =>
        report({
          island: 'comparison',
          what: 'The comparison table did not load.',
          why: 'The shopper sees an error.',
          fix: 'See the cause.',
          cause,
        }),
      onUnseen(retry) {
        const until = untilStore(table.$table, (shown) => !shown.retry);
        void notify({ kind: 'error', text: say(couldNotCompare), action: { label: say(tryAgain), run: retry }, until });
      },
    });
    return table;
  });
