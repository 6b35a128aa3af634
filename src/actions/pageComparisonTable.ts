/** Owns the page's one way to change the comparison and show its table, made of the real parts. */
import { fetchComparisonTable, removeFromComparison } from '../api/comparison';
import { report } from '../bridge/page/islands';
import { sharedStore } from '../bridge/page/shared';
import { type ComparisonTable, createComparisonTable } from '../state/comparisonTable';
import { say } from '../texts/say';
import { couldNotCompare, tryAgain } from '../texts/table';
import { notify } from '../ui/notify';
import { pageComparison } from './pageLists';

export const pageComparisonTable = (): ComparisonTable =>
  sharedStore('comparisonTable', () =>
    createComparisonTable({
      fetchTable: fetchComparisonTable,
      removeProduct: removeFromComparison,
      list: pageComparison(),
      onError: (cause) =>
        report({ island: 'comparison', what: 'The comparison table could not be had.', why: 'The shopper is told.', fix: 'See the cause.', cause }),
      onUnseen: (retry) => void notify({ kind: 'error', text: say(couldNotCompare), action: { label: say(tryAgain), run: retry } }),
    }),
  );
