/** Owns the page's one way to change the comparison and show its table, made of the real parts. */
import { fetchComparisonTable, removeFromComparison } from '../api/comparison';
import { report } from '../bridge/islands';
import { sharedStore } from '../bridge/shared';
import { say } from '../bridge/texts';
import { couldNotCompare, tryAgain } from '../rules/texts';
import { type ComparisonTable, createComparisonTable } from './comparisonTable';
import { liveComparison } from './liveLists';
import { notify } from './notify';

export const liveComparisonTable = (): ComparisonTable =>
  sharedStore('comparisonTable', () =>
    createComparisonTable({
      fetchTable: fetchComparisonTable,
      removeProduct: removeFromComparison,
      list: liveComparison(),
      onError: (cause) =>
        report({ island: 'comparison', what: 'The comparison table could not be had.', why: 'The shopper is told.', fix: 'See the cause.', cause }),
      onUnseen: (retry) => void notify({ kind: 'error', text: say(couldNotCompare), action: { label: say(tryAgain), run: retry } }),
    }),
  );
