/**
 * Owns what the page knows about the cart: it keeps the newest fragments and hash in the browser, and asks the server
 * again.
 */
import type { PreinitializedWritableAtom } from 'nanostores';
import type { Clock } from '../bridge/page/clock';
import type { Store } from '../bridge/page/storage';
import { toJson } from '../bridge/page/storedJson';
import type { CartAnswer, Fragments } from '../rules/cartAnswer';
import { CREATED, HASH_COOKIE, LANGUAGE } from '../rules/names';
import { enqueue } from './queue';

/** Where the newest cart comes from: the cache, a refresh, or a change. */
export type CartSource = 'loaded' | 'refreshed' | 'added' | 'removed';

export interface Cart {
  fragments: Fragments;
  /** "" when the cart is empty. */
  hash: string;
  source: CartSource;
}

/** Holds the newest cart: an atom of nanostores, or a plain holder when nobody watches the cart. */
export type CartHolder = Pick<PreinitializedWritableAtom<Cart | null>, 'get' | 'set'>;

export interface CartDependencies<Holder extends CartHolder = CartHolder> {
  /** Takes each new cart; its `set` also shows the cart on the page. */
  $cart: Holder;
  refreshFragments<T>(now: number, use: (answer: CartAnswer) => T): Promise<T>;
  clock: Clock;
  tabStorage: Store;
  sharedStorage: Store;
  readCookie(name: string): string;
  /** Shows every refresh, whoever asked for it, until the given promise settles; left out when nothing shows it. */
  showRefresh?(refreshing: Promise<void>, cart: Pick<PlainCart, '$cart' | 'keys'>): void;
  /** Storage keys, which the page's `wc_cart_fragments_params` names, and the page's language. */
  keys(): { fragments: string; hash: string; language: string };
}

/** The cart of a page that has only to show it. */
export interface PlainCart<Holder extends CartHolder = CartHolder> {
  /** The newest cart; null until the page knows one. An atom takes this one's place once islands watch the cart. */
  $cart: Holder;
  /** Keeps a cart and sets `$cart`, which shows it. */
  receive(answer: CartAnswer, source: CartSource): void;
  /** Fetches the cart. Calls during a refresh share it. Rejects with a `CallError`. */
  refresh(): Promise<void>;
  /** Fetches the cart, unless a call for it is under way: then it settles as that one does. */
  load(): Promise<void>;
  /** Refreshes after a delay in milliseconds. A new call replaces the former delay. */
  refreshLater(delay: number): void;
  /** The cart's hash as the server last told this page. The cart that the tab keeps may have been ordered since. */
  hash(): string;
  /** The storage keys, as handed in. */
  keys: CartDependencies['keys'];
}

/** The cart of a page whose islands watch it. */
export type CartState = PlainCart<PreinitializedWritableAtom<Cart | null>>;

/** How long a page shows a cart before it fetches it again (SPEC 9), in milliseconds. */
const REFRESH_INTERVAL = 24 * 60 * 60 * 1000;

type Keeping = Pick<CartDependencies, 'clock' | 'tabStorage' | 'sharedStorage' | 'keys'>;

/** Keeps a cart in the browser, for the next page and for other tabs. */
function keepCart(
  { fragments, cartHash: hash }: CartAnswer,
  isRefresh: boolean,
  { clock, tabStorage, sharedStorage, keys }: Keeping,
): void {
  const names = keys();
  const before = tabStorage.get(names.hash);
  // Other tabs hear of the change, whether this one can keep the cart or not.
  sharedStorage.set(names.hash, hash);
  // When the storage is full, fragments of an older cart must not look like this one's.
  if (!tabStorage.set(names.fragments, toJson(fragments))) return tabStorage.remove(names.fragments);
  tabStorage.set(LANGUAGE + names.fragments, names.language);
  tabStorage.set(names.hash, hash);
  if (isRefresh ? hash : !before) tabStorage.set(CREATED, String(clock.now()));
}

/** Creates the state of the page's cart. */
export function createCartState<Holder extends CartHolder>(dependencies: CartDependencies<Holder>): PlainCart<Holder> {
  const { $cart, refreshFragments, clock, readCookie, showRefresh, keys } = dependencies;
  /** A refresh that waits for its turn. */
  let refreshing: Promise<void> | undefined;
  /** The newest refresh, until one has settled. */
  let loading: Promise<void> | undefined;
  let changes = 0;
  let stopTimer = () => {};

  const state: PlainCart<Holder> = {
    $cart,

    receive(answer, source) {
      const isRefresh = source === 'refreshed';
      changes++;
      keepCart(answer, isRefresh, dependencies);
      state.refreshLater(REFRESH_INTERVAL);
      state.$cart.set({ fragments: answer.fragments, hash: answer.cartHash, source });
    },

    refresh() {
      if (refreshing) return refreshing;
      const mine = enqueue(() => {
        const known = changes;
        // Calls from here on start a new refresh, because this one may have missed their change.
        refreshing = undefined;
        return refreshFragments(clock.now(), (answer) => {
          // A change that came in meanwhile is newer than this answer.
          if (known === changes) state.receive(answer, 'refreshed');
        });
      });
      refreshing = loading = mine;
      const end = () => {
        loading = undefined;
      };
      mine.then(end, end);
      showRefresh?.(mine, state);
      return mine;
    },

    load: () => loading ?? state.refresh(),

    refreshLater(delay) {
      stopTimer();
      stopTimer = clock.after(delay, () => state.refresh().catch(() => {}));
    },

    hash: () => readCookie(HASH_COOKIE) || state.$cart.get()?.hash || '',

    keys,
  };
  return state;
}
