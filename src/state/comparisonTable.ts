/**
 * Owns changing the comparison list, one call at a time, and the content of its dialog: nothing, a loading table, the
 * table, or an error.
 */
import type { ReadableAtom } from 'nanostores';
import type { FormFields } from '../api/form';
import type { ComparisonList } from './comparison';
import { atom } from './listAtom';
import { createTurns, type Turns } from './turns';

export interface ComparisonTableState {
  isOpen: boolean;
  /** The server's table; "" for an empty list; undefined while it loads or when it did not load. */
  html?: string | undefined;
  /**
   * Tries again. If the server may have taken the payload, it asks only for the table, so that nothing is added twice.
   */
  retry?: (() => void) | undefined;
}

export interface ComparisonTableDependencies {
  fetchTable(payload: FormFields): Promise<string>;
  /** Removes a product. Resolves with the list's new address. */
  removeProduct(productId: number): Promise<string>;
  list: ComparisonList;
  onError(cause: unknown): void;
  /** Runs when the table did not load and the dialog, which would say so, is closed. */
  onUnseen(retry: () => void): void;
}

type FindOpener = () => HTMLElement | null;

export interface ComparisonTable {
  $table: ReadableAtom<ComparisonTableState>;
  /**
   * Adds the payload's product (`pid` 0: none) and opens the dialog. Resolves when the table is there or did not load.
   * While a table loads, another product waits its turn, and the same product only opens the dialog.
   * @param findOpener returns the control that opened the dialog, which gets the focus back
   */
  open(payload: FormFields, findOpener?: FindOpener): Promise<void>;
  opener: FindOpener;
  close(): void;
  /**
   * Removes a product from the list and tells other scripts and tabs. Resolves with the list's new address for sharing,
   * "" when it is unknown. Rejects with the cause when the product is still in the list.
   */
  remove(productId: number): Promise<string>;
}

/** The payload that shows the list without adding anything. */
const NOTHING: FormFields = { pid: 0 };

const productIn = ({ pid }: FormFields): number => Number(pid) || 0;

/** Which products the server has in the list, and telling others of what has changed. */
function createKnown(list: ComparisonList, removeProduct: ComparisonTableDependencies['removeProduct']) {
  const isIn = (productId: number): boolean => {
    list.refresh();
    return list.$ids.get().includes(productId);
  };
  return {
    isIn,
    tellAdded(productId: number): void {
      if (productId) list.changed('Added', productId);
    },
    async remove(productId: number): Promise<string> {
      let address = '';
      try {
        address = await removeProduct(productId);
      } catch (cause) {
        if (isIn(productId)) throw cause;
      }
      list.changed('Removed', productId);
      return address;
    },
  };
}

/** The payloads that wait for their turn, each product once. */
function createRequests(
  { fetchTable }: Pick<ComparisonTableDependencies, 'fetchTable'>,
  onAdded: (productId: number) => void,
) {
  /** The first one is under way. */
  let waiting: FormFields[] = [];
  return {
    ask(payload: FormFields): void {
      const productId = productIn(payload);
      if (productId ? !waiting.some((one) => productIn(one) === productId) : !waiting.length) waiting.push(payload);
    },
    /** Sends one after the other; resolves with the last table. */
    async sendAll(inTurn: Turns): Promise<string> {
      let html = '';
      for (let first = waiting[0]; first; first = waiting[0]) {
        const payload = first;
        html = await inTurn(() => fetchTable(payload));
        waiting.shift();
        onAdded(productIn(payload));
      }
      return html;
    },
    /** Takes all of them out, the one that was under way first. */
    takeAll(): readonly FormFields[] {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}

/** Creates the state of the comparison table. */
export function createComparisonTable({
  removeProduct,
  list,
  onError,
  onUnseen,
  ...calls
}: ComparisonTableDependencies): ComparisonTable {
  const $table = atom<ComparisonTableState>({ isOpen: false });
  // For each call the server reads the whole list from the cookie and writes it again, so two calls at once would lose
  // one change.
  const inTurn = createTurns();
  const known = createKnown(list, removeProduct);
  const requests = createRequests(calls, known.tellAdded);
  let isBusy = false;
  let opener: FindOpener = () => null;

  const show = (what: Omit<ComparisonTableState, 'isOpen'>) => $table.set({ isOpen: $table.get().isOpen, ...what });

  const fail = (cause: unknown) => {
    onError(cause);
    const [failed = NOTHING, ...rest] = requests.takeAll();
    // The server may have taken the product although its answer was lost.
    const isTaken = known.isIn(productIn(failed));
    if (isTaken) known.tellAdded(productIn(failed));
    const retry = () => {
      for (const payload of [isTaken ? NOTHING : failed, ...rest]) void open(payload);
    };
    show({ retry });
    if (!$table.get().isOpen) onUnseen(retry);
  };

  async function open(payload: FormFields, findOpener = opener): Promise<void> {
    opener = findOpener;
    requests.ask(payload);
    $table.set({ ...(isBusy && $table.get()), isOpen: true });
    if (isBusy) return;
    isBusy = true;
    try {
      show({ html: await requests.sendAll(inTurn) });
    } catch (cause) {
      fail(cause);
    } finally {
      isBusy = false;
    }
  }

  return {
    $table,
    opener: () => opener(),
    open,
    close: () => $table.set({ ...$table.get(), isOpen: false }),
    remove: (productId) => inTurn(() => known.remove(productId)),
  };
}
