/** Owns what the dialog shows of the comparison: the server's table as nodes, and the number of products. */
import { computed, type ReadableAtom } from 'nanostores';
import type { ComparisonList } from '../../src/state/comparison';
import type { ComparisonTable, ComparisonTableState } from '../../src/state/comparisonTable';

export interface ComparisonDialogStore {
  $table: ReadableAtom<ComparisonTableState>;
  /** The table's nodes; none for an empty list, undefined while there is no answer. Each answer has new nodes. */
  $nodes: ReadableAtom<readonly Node[] | undefined>;
  $count: ReadableAtom<number>;
  opener(): HTMLElement | null;
  close(): void;
}

export interface ComparisonDialogDependencies {
  table: Pick<ComparisonTable, '$table' | 'opener' | 'close'>;
  list: Pick<ComparisonList, '$ids'>;
  /** Makes the server's HTML into nodes for the page. */
  parse(html: string): readonly Node[];
}

/** Creates the dialog's store. */
export function createDialog({
  table: { $table, opener, close },
  list,
  parse,
}: ComparisonDialogDependencies): ComparisonDialogStore {
  // In two steps, so that only new HTML is parsed. Parsing it at each opening would bring back removed columns.
  const $html = computed($table, ({ html }) => html);
  return {
    $table,
    $nodes: computed($html, (html) => (html === undefined ? undefined : parse(html))),
    $count: computed(list.$ids, ({ length }) => length),
    opener,
    close,
  };
}
