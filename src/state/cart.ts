/** Owns what is known of the cart: the newest fragments and hash, kept in the browser, and asking the server again. */
import { atom, type PreinitializedWritableAtom } from 'nanostores';
import type { Clock } from '../bridge/page/clock';
import type { Store } from '../bridge/page/storage';
import { toJson } from '../bridge/page/storedJson';
import type { CartAnswer, Fragments } from '../rules/cartAnswer';
import { HASH_COOKIE } from '../rules/names';
import { enqueue } from './queue';

/** What brought the newest cart: the cache, a refresh, or a change. */
export type CartSource = 'loaded' | 'refreshed' | 'added' | 'removed';

export interface Cart {
  fragments: Fragments;
  /** "" when the cart is empty. */
  hash: string;
  source: CartSource;
}

export interface CartDependencies {
  refreshFragments<T>(now: number, use: (answer: CartAnswer) => T): Promise<T>;
  clock: Clock;
  tabStorage: Store;
  sharedStorage: Store;
  readCookie(name: string): string;
  /** Shows every refresh, whoever asked for it; left out where nothing is shown. It settles when the refresh does. */
  showRefresh?(refreshing: Promise<void>, cart: Pick<CartState, '$cart' | 'keys'>): void;
  /** Storage keys; the page's `wc_cart_fragments_params` names them. */
  keys(): { fragments: string; hash: string };
}

export interface CartState {
  /** The newest cart; null until something is known. */
  $cart: PreinitializedWritableAtom<Cart | null>;
  /** Takes a cart in: kept, and shown by whoever listens to `$cart`. */
  receive(answer: CartAnswer, source: CartSource): void;
  /** Fetches the cart. Calls while one is under way share it. Rejects with a `CallError`. */
  refresh(): Promise<void>;
  /** Refreshes after a while, instead of the last time asked for. Milliseconds. */
  refreshLater(delay: number): void;
  /** The cart's hash as the server last told this page. What the tab keeps may have been ordered. */
  hash(): string;
  /** As handed in. */
  keys: CartDependencies['keys'];
}

/** Session storage: when the cart was kept first, milliseconds since 1970. */
export const CREATED = 'wc_cart_created';

/** How often a cart that is shown for long is fetched again (SPEC 9), in milliseconds. */
const REFRESH_INTERVAL = 24 * 60 * 60 * 1000;

export function createCartState({ refreshFragments, clock, tabStorage, sharedStorage, readCookie, showRefresh, keys }: CartDependencies): CartState {
  const $cart = atom<Cart | null>(null);
  let refreshing: Promise<void> | undefined;
  let changes = 0;
  let stopTimer = () => {};

  const state: CartState = {
    $cart,

    receive({ fragments, cartHash: hash }, source) {
      const isRefresh = source === 'refreshed';
      const names = keys();
      const before = tabStorage.get(names.hash);
      changes++;
      if (tabStorage.set(names.fragments, toJson(fragments))) {
        tabStorage.set(names.hash, hash);
        sharedStorage.set(names.hash, hash);
        if (isRefresh ? hash : !before) tabStorage.set(CREATED, String(clock.now()));
      }
      // Full: fragments of an older cart must not pass for this one's.
      else tabStorage.remove(names.fragments);
      if (isRefresh) state.refreshLater(REFRESH_INTERVAL);
      $cart.set({ fragments, hash, source });
    },

    refresh() {
      if (refreshing) return refreshing;
      const mine = enqueue(() => {
        const known = changes;
        // From here on a call asks for what this one may not have seen any more.
        refreshing = undefined;
        return refreshFragments(clock.now(), (answer) => {
          // A change that came in while this was under way is newer than this answer.
          if (known === changes) state.receive(answer, 'refreshed');
        });
      });
      refreshing = mine;
      showRefresh?.(mine, state);
      return mine;
    },

    refreshLater(delay) {
      stopTimer();
      stopTimer = clock.after(delay, () => state.refresh().catch(() => {}));
    },

    hash: () => readCookie(HASH_COOKIE) || $cart.get()?.hash || '',

    keys,
  };
  return state;
}
