/**
 * Owns what changes the comparison list, one call at a time, and what its dialog shows: nothing, a table that is on its
 * way, the table, or that it could not be had.
 */
import type { ReadableAtom } from 'nanostores';
import type { FormFields } from '../api/form';
import type { ComparisonList } from './comparison';
import { atom } from './listAtom';
import { createTurns } from './turns';

export interface ComparisonTableState {
  isOpen: boolean;
  /** The server's table; "" for an empty list, undefined while it is on its way or when it could not be had. */
  html?: string | undefined;
  /** Asks again. A payload that may have been taken is not sent twice: then only the table is asked for. */
  retry?: (() => void) | undefined;
}

export interface ComparisonTableDependencies {
  fetchTable(payload: FormFields): Promise<string>;
  /** Gives the list's new address. */
  removeProduct(productId: number): Promise<string>;
  list: ComparisonList;
  onError(cause: unknown): void;
  /** The table could not be had, and the dialog that would say so is closed. */
  onUnseen(retry: () => void): void;
}

type FindOpener = () => HTMLElement | null;

export interface ComparisonTable {
  $table: ReadableAtom<ComparisonTableState>;
  /**
   * Adds the payload's product (`pid` 0: none) and opens the dialog. Settles when the table is there or could not be
   * had. While a table is on its way, another product waits its turn, and the same one only opens the dialog.
   * @param findOpener gives what opened it, for the focus to go back to
   */
  open(payload: FormFields, findOpener?: FindOpener): Promise<void>;
  opener: FindOpener;
  close(): void;
  /**
   * Takes a product out of the list and tells everybody. Gives the list's new address for sharing, "" where it is not
   * known. Rejects with the cause when the product is still in.
   */
  remove(productId: number): Promise<string>;
}

/** Shows the list without adding anything. */
const NOTHING: FormFields = { pid: 0 };

const productIn = ({ pid }: FormFields): number => Number(pid) || 0;

export function createComparisonTable({ fetchTable, removeProduct, list, onError, onUnseen }: ComparisonTableDependencies): ComparisonTable {
  const $table = atom<ComparisonTableState>({ isOpen: false });
  // The server reads the whole list from the cookie and writes it anew: two calls at once lose one.
  const inTurn = createTurns();
  /** Payloads that were asked for; the first one is under way. */
  let waiting: FormFields[] = [];
  let isBusy = false;
  let opener: FindOpener = () => null;

  const show = (what: Omit<ComparisonTableState, 'isOpen'>) => $table.set({ isOpen: $table.get().isOpen, ...what });
  const isIn = (productId: number) => {
    list.refresh();
    return list.$ids.get().includes(productId);
  };
  const tell = (productId: number) => {
    if (productId) list.changed('Added', productId);
  };

  const fetchAll = async () => {
    let html = '';
    for (let first = waiting[0]; first; first = waiting[0]) {
      const payload = first;
      html = await inTurn(() => fetchTable(payload));
      waiting.shift();
      tell(productIn(payload));
    }
    return html;
  };

  const fail = (cause: unknown) => {
    onError(cause);
    const [failed = NOTHING, ...rest] = waiting;
    waiting = [];
    // The answer may have been lost after the server took the product.
    const isTaken = isIn(productIn(failed));
    if (isTaken) tell(productIn(failed));
    const retry = () => {
      for (const payload of [isTaken ? NOTHING : failed, ...rest]) void table.open(payload);
    };
    show({ retry });
    if (!$table.get().isOpen) onUnseen(retry);
  };

  const table: ComparisonTable = {
    $table,
    opener: () => opener(),
    async open(payload, findOpener = opener) {
      opener = findOpener;
      const productId = productIn(payload);
      if (productId ? !waiting.some((one) => productIn(one) === productId) : !waiting.length) waiting.push(payload);
      $table.set({ ...(isBusy && $table.get()), isOpen: true });
      if (isBusy) return;
      isBusy = true;
      try {
        show({ html: await fetchAll() });
      } catch (cause) {
        fail(cause);
      } finally {
        isBusy = false;
      }
    },
    close() {
      $table.set({ ...$table.get(), isOpen: false });
    },
    remove: (productId) =>
      inTurn(async () => {
        let address = '';
        try {
          address = await removeProduct(productId);
        } catch (cause) {
          if (isIn(productId)) throw cause;
        }
        list.changed('Removed', productId);
        return address;
      }),
  };
  return table;
}
