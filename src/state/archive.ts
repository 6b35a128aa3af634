/**
 * Owns which address of the archive is shown, and which one is loading (SPEC 2.4, 4.4). The newest request wins. The browser's
 * address changes with the answer: a failed call leaves page, forms and address as they were.
 */
import { atom, type ReadableAtom } from 'nanostores';

/** The archive's block on the page. */
export interface Results {
  isThere(): boolean;
  /** Marks the block as loading, or removes the mark. */
  setLoading(isLoading: boolean): void;
  /** Replaces the shown results with a page's. When the page has none, it throws and changes nothing. */
  replace(page: DocumentFragment): void;
  /** Adds a page's results after the shown ones, without those that are there already. Throws as `replace` does. */
  append(page: DocumentFragment): void;
  /** Adds a page's results before the shown ones, in the same way. */
  prepend(page: DocumentFragment): void;
}

export interface ArchiveDependencies {
  /** GETs a page; `read` runs in the same task in which the answer arrives. Rejects also with what `read` throws. */
  readPage(url: string, read: (page: DocumentFragment) => void, signal: AbortSignal): Promise<void>;
  history: {
    /** The browser's address. */
    address(): string;
    push(url: string): void;
    /** Replaces the history entry's address with that of the added page. */
    replace(url: string): void;
  };
  results: Results;
  /** Makes the browser load an address. */
  load(url: string): void;
}

export interface Archive {
  /** The newest address: the one that is loading, else the one that is shown. */
  $address: ReadableAtom<string>;
  /**
   * Shows the results of another address. Resolves with true when it did so, and with false when a newer call has replaced
   * this one. Rejects with the cause. On a page without a block for results, the browser loads the address.
   */
  go(url: string): Promise<boolean>;
  /** Adds the next page's results after the shown ones. Does nothing while another call is under way. Resolves as `go` does. */
  append(url: string): Promise<boolean>;
  /** Adds an earlier page's results before the shown ones, and keeps the address. Otherwise like `append`. */
  prepend(url: string): Promise<boolean>;
  /** Runs right after results were shown. The nodes that it gets are gone afterwards. */
  onShown(run: OnShown): void;
  /** Call it when Back or Forward has changed the browser's address. If the results do not load, the browser loads the page. */
  moved(): Promise<void>;
  /** Gives up the call that is under way. */
  release(): void;
}

/** The place of a page's results: instead of the shown ones, behind them, or before them. */
export type Where = 'instead' | 'behind' | 'before';

type OnShown = (page: DocumentFragment, where: Where) => void;

/** What a call is for: the shopper goes to other results, the browser has moved to them, or results are added behind or before. */
type Kind = 'go' | 'move' | 'behind' | 'before';

interface Call {
  controller: AbortController;
  kind: Kind;
}

/** The place of a page's results, by what they were asked for. */
const whereOf = (kind: Kind): Where => (kind === 'go' || kind === 'move' ? 'instead' : kind);

/** The methods that put a page's results there. */
const PUT = { instead: 'replace', behind: 'append', before: 'prepend' } as const;

const withoutAnchor = (url: string) => url.replace(/#.*/, '');

/** Creates the page's archive. */
export function createArchive({ readPage, history, results, load }: ArchiveDependencies): Archive {
  let shown = withoutAnchor(history.address());
  const $address = atom(shown);
  const listeners: OnShown[] = [];
  let current: Call | undefined;

  const settle = (address: string) => {
    current = undefined;
    results.setLoading(false);
    $address.set(address);
  };

  const show = (page: DocumentFragment, url: string, kind: Kind) => {
    const where = whereOf(kind);
    results[PUT[where]](page);
    if (kind === 'go') history.push(url);
    if (kind === 'behind') history.replace(url);
    if (kind !== 'before') shown = url;
    settle(shown);
    for (const run of listeners) run(page, where);
  };

  /** Fetches an address and shows its results, unless a newer call has replaced this one. */
  const bring = async (url: string, kind: Kind): Promise<boolean> => {
    current?.controller.abort();
    const mine: Call = { controller: new AbortController(), kind };
    current = mine;
    results.setLoading(true);
    let isShown = false;
    const read = (page: DocumentFragment) => {
      if (current !== mine) return;
      show(page, url, kind);
      isShown = true;
    };
    try {
      await readPage(url, read, mine.controller.signal);
    } catch (cause) {
      if (current !== mine) return false;
      settle(shown);
      throw cause;
    }
    return isShown;
  };

  const archive: Archive = {
    $address,
    async go(address) {
      const url = withoutAnchor(address);
      if (url === $address.get()) return false;
      $address.set(url);
      // The shopper has gone back to the shown results before the other ones have loaded.
      if (url === shown && current?.kind === 'go') archive.release();
      else if (results.isThere()) return bring(url, 'go');
      else load(url);
      return false;
    },
    append: async (url) => !current && bring(url, 'behind'),
    prepend: async (url) => !current && bring(url, 'before'),
    onShown: (run) => void listeners.push(run),
    async moved() {
      const url = withoutAnchor(history.address());
      // Only the anchor has changed, or Forward has undone a Back.
      if (url === shown) return current?.kind === 'move' ? archive.release() : undefined;
      $address.set(url);
      await bring(url, 'move').catch(() => load(url));
    },
    release() {
      current?.controller.abort();
      settle(shown);
    },
  };
  return archive;
}
