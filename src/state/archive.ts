/**
 * Owns which address of the archive is shown, and which one is on its way (SPEC 2.4, 4.4). The newest wins. The browser's
 * address follows the answer: a call that fails leaves page, forms and address as they were.
 */
import { atom, type ReadableAtom } from 'nanostores';

/** The archive's place on the page. */
export interface Results {
  isThere(): boolean;
  /** Marks the place as loading. */
  setLoading(isLoading: boolean): void;
  /** Puts a page's results in the place of those that are shown. Throws, and changes nothing, where the page has none. */
  replace(page: DocumentFragment): void;
  /** Puts them behind those that are shown; what is there already is left out. Throws likewise. */
  append(page: DocumentFragment): void;
  /** Puts them before those that are shown, likewise. */
  prepend(page: DocumentFragment): void;
}

export interface ArchiveDependencies {
  /** GETs a page; `read` runs in the same breath as the answer comes. Rejects with what `read` throws, too. */
  readPage(url: string, read: (page: DocumentFragment) => void, signal: AbortSignal): Promise<void>;
  history: {
    /** The browser's address. */
    address(): string;
    push(url: string): void;
    /** Puts the address of a page that was added in the place of the entry's own. */
    replace(url: string): void;
  };
  results: Results;
  /** Goes to an address the browser's way. */
  load(url: string): void;
}

export interface Archive {
  /** The address that was asked for last: the one on its way, else the one that is shown. */
  $address: ReadableAtom<string>;
  /**
   * Shows another address's results. True when it did so, false when another one has overtaken it. Rejects with the
   * cause. On a page without a place for results the browser goes there.
   */
  go(url: string): Promise<boolean>;
  /** Adds the next page's results to those that are shown; nothing while something is on its way. Answers as `go` does. */
  append(url: string): Promise<boolean>;
  /** Adds an earlier page's results before those that are shown; the address stays. Else as `append`. */
  prepend(url: string): Promise<boolean>;
  /** Runs right after results were shown. What it is told of is gone afterwards. */
  onShown(run: OnShown): void;
  /** Back or Forward has changed the browser's address. What cannot be had, the browser loads. */
  moved(): Promise<void>;
  /** Gives up what is on its way. */
  release(): void;
}

/** Where a page's results stand: in place of those that were shown, behind or before them. */
export type Where = 'instead' | 'behind' | 'before';

type OnShown = (page: DocumentFragment, where: Where) => void;

/** What becomes of an answer: it replaces what is shown, for the shopper or for a browser that is there already; or it is more. */
type Kind = 'go' | 'move' | 'behind' | 'before';

interface Call {
  controller: AbortController;
  kind: Kind;
}

const withoutAnchor = (url: string) => url.replace(/#.*/, '');

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
    if (kind === 'behind') results.append(page);
    else if (kind === 'before') results.prepend(page);
    else results.replace(page);
    if (kind === 'go') history.push(url);
    if (kind === 'behind') history.replace(url);
    if (kind !== 'before') shown = url;
    settle(shown);
    for (const run of listeners) run(page, kind === 'go' || kind === 'move' ? 'instead' : kind);
  };

  /** Fetches an address and shows it, unless another call has come in between. */
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
      // What was chosen is taken back before its answer has come.
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
      // Only the anchor is another one, or Forward has taken a Back back.
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
