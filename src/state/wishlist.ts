/**
 * Owns the changes of the wishlist since the server printed this page. The server's HTML shows all other products; no
 * call asks for the list.
 */
import { map, type PreinitializedMapStore } from 'nanostores';
import { parseStored, toJson } from '../bridge/page/storedJson';

export interface WishlistDependencies {
  /** Milliseconds since 1970. */
  now(): number;
  /** When the browser requested this page: the server knew all earlier changes. 0 for a page from a cache. */
  pageTime: number;
  /** The value that the browser's tabs told last. */
  lastTold(): string | null;
  tell(value: string): void;
}

export interface WishlistState {
  /** For each changed product, by id: true when it is in the wishlist. */
  $known: PreinitializedMapStore<Record<number, boolean>>;
  /** Products whose toggle is under way, by id. */
  $busy: PreinitializedMapStore<Record<number, boolean>>;
  /** Keeps the server's answer and tells the other tabs. */
  settle(productId: number, isIn: boolean): void;
  /** Takes in the changes of other tabs, except for products whose own toggle is under way. */
  hear(): void;
}

/** For each product: whether it is in the wishlist, and when the server said so. */
type Told = Record<string, [isIn: boolean, at: number]>;

/** How many products are kept for other tabs. */
const MOST = 50;

/** Creates the state of the wishlist. */
export function createWishlistState({ now, pageTime, lastTold, tell }: WishlistDependencies): WishlistState {
  const $known = map<Record<number, boolean>>({});
  const $busy = map<Record<number, boolean>>({});
  // An entry from the future comes from a clock that was ahead. It would override the server's HTML until that time.
  const read = () =>
    Object.entries(Object(parseStored(lastTold())) as Told).filter(
      ([, entry]) => Array.isArray(entry) && entry[1] <= now(),
    );
  const state: WishlistState = {
    $known,
    $busy,
    settle(productId, isIn) {
      $known.setKey(productId, isIn);
      const others = read().filter(([id]) => id !== String(productId));
      tell(
        toJson(
          Object.fromEntries([
            ...others.sort(([, a], [, b]) => a[1] - b[1]).slice(1 - MOST),
            [productId, [isIn, now()]],
          ]),
        ),
      );
    },
    hear() {
      for (const [id, [isIn, at]] of read())
        if (at > pageTime && !$busy.get()[Number(id)]) $known.setKey(Number(id), isIn);
    },
  };
  // This page was not listening yet to changes that other tabs told while it loaded.
  state.hear();
  return state;
}
