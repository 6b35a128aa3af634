/** Owns what the dialog shows of the comparison's table: the server's HTML as nodes, and how many products it has. */
import { computed, type ReadableAtom } from 'nanostores';
import type { ComparisonList } from '../../src/state/comparison';
import type { ComparisonTable, ComparisonTableState } from '../../src/state/comparisonTable';

export interface ComparisonDialogStore {
  $table: ReadableAtom<ComparisonTableState>;
  /** The table's nodes; none for an empty list, undefined while there is no answer. New ones for each answer only. */
  $nodes: ReadableAtom<readonly Node[] | undefined>;
  $count: ReadableAtom<number>;
  opener(): HTMLElement | null;
  close(): void;
}

export interface ComparisonDialogDependencies {
  table: Pick<ComparisonTable, '$table' | 'opener' | 'close'>;
  list: Pick<ComparisonList, '$ids'>;
  /** Makes nodes for the page of the server's HTML. */
  parse(html: string): readonly Node[];
}

export function createDialog({ table: { $table, opener, close }, list, parse }: ComparisonDialogDependencies): ComparisonDialogStore {
  // In two steps: opening and closing must not bring back columns that were taken off the nodes.
  const $html = computed($table, ({ html }) => html);
  return {
    $table,
    $nodes: computed($html, (html) => (html === undefined ? undefined : parse(html))),
    $count: computed(list.$ids, ({ length }) => length),
    opener,
    close,
  };
}
