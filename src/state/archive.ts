/**
 * Owns which address of the archive is shown, and which one is loading (SPEC 2.4, 4.4). The newest request wins. The
 * browser's address changes with the answer: a failed call leaves page, forms and address as they were.
 */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';

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
   * Shows the results of another address. Resolves with true when it did so, and with false when a newer call has
   * replaced this one. Rejects with the cause. On a page without a block for results, the browser loads the address.
   */
  go(url: string): Promise<boolean>;
  /**
   * Adds the next page's results after the shown ones. Does nothing while another call is under way. Resolves as `go`
   * does.
   */
  append(url: string): Promise<boolean>;
  /** Adds an earlier page's results before the shown ones, and keeps the address. Otherwise like `append`. */
  prepend(url: string): Promise<boolean>;
  /** Runs right after results were shown. The nodes that it gets are gone afterwards. */
  onShown(run: OnShown): void;
  /**
   * Call it when Back or Forward has changed the browser's address. If the results do not load, the browser loads the
   * page.
   */
  moved(): Promise<void>;
  /** Gives up the call that is under way. */
  release(): void;
}

/** The place of a page's results: instead of the shown ones, behind them, or before them. */
export type Where = 'instead' | 'behind' | 'before';

type OnShown = (page: DocumentFragment, where: Where) => void;

/**
 * What a call is for: the shopper goes to other results, the browser has moved to them, or results are added behind or
 * before.
 */
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

/** The shown results, the call under way, and the listeners. */
interface Shown {
  $address: WritableAtom<string>;
  /** The address of the shown results. */
  address(): string;
  /** The call that is under way. */
  current(): Call | undefined;
  /** Begins a call, which takes the place of the one under way. */
  begin(kind: Kind): Call;
  /** Shows a page's results. */
  show(page: DocumentFragment, url: string, kind: Kind): void;
  /** Ends the call that is under way: the address is again that of the shown results. */
  settle(): void;
  onShown(run: OnShown): void;
}

function createShown({ history, results }: Pick<ArchiveDependencies, 'history' | 'results'>): Shown {
  let shown = withoutAnchor(history.address());
  let current: Call | undefined;
  const $address = atom(shown);
  const listeners: OnShown[] = [];

  const settle = () => {
    current = undefined;
    results.setLoading(false);
    $address.set(shown);
  };

  return {
    $address,
    address: () => shown,
    current: () => current,
    begin(kind) {
      current?.controller.abort();
      current = { controller: new AbortController(), kind };
      results.setLoading(true);
      return current;
    },
    show(page, url, kind) {
      const where = whereOf(kind);
      results[PUT[where]](page);
      if (kind === 'go') history.push(url);
      if (kind === 'behind') history.replace(url);
      if (kind !== 'before') shown = url;
      settle();
      for (const run of listeners) run(page, where);
    },
    settle,
    onShown: (run) => void listeners.push(run),
  };
}

/** Fetches an address and shows its results, unless a newer call has replaced this one. */
async function bring(
  url: string,
  kind: Kind,
  { begin, current, show, settle }: Shown,
  readPage: ArchiveDependencies['readPage'],
): Promise<boolean> {
  const mine = begin(kind);
  let isShown = false;
  const read = (page: DocumentFragment) => {
    if (current() !== mine) return;
    show(page, url, kind);
    isShown = true;
  };
  try {
    await readPage(url, read, mine.controller.signal);
  } catch (cause) {
    if (current() !== mine) return false;
    settle();
    throw cause;
  }
  return isShown;
}

/** Creates the page's archive. */
export function createArchive({ readPage, history, results, load }: ArchiveDependencies): Archive {
  const state = createShown({ history, results });
  const { $address, address, current, settle, onShown } = state;
  const fetchResults = (url: string, kind: Kind) => bring(url, kind, state, readPage);
  const release = () => {
    current()?.controller.abort();
    settle();
  };

  return {
    $address,
    async go(to) {
      const url = withoutAnchor(to);
      if (url === $address.get()) return false;
      $address.set(url);
      // The shopper has gone back to the shown results before the other ones have loaded.
      if (url === address() && current()?.kind === 'go') release();
      else if (results.isThere()) return fetchResults(url, 'go');
      else load(url);
      return false;
    },
    append: async (url) => !current() && fetchResults(url, 'behind'),
    prepend: async (url) => !current() && fetchResults(url, 'before'),
    onShown,
    async moved() {
      const url = withoutAnchor(history.address());
      // Only the anchor has changed, or Forward has undone a Back.
      if (url === address()) return current()?.kind === 'move' ? release() : undefined;
      $address.set(url);
      await fetchResults(url, 'move').catch(() => load(url));
    },
    release,
  };
}
