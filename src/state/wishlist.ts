/**
 * Owns what became of products in the wishlist since this page was printed. Of all others the server's HTML tells: the
 * list itself is the server's, and no call is made to ask for it.
 */
import { map, type PreinitializedMapStore } from 'nanostores';
import { parseStored, toJson } from '../bridge/page/storedJson';

export interface WishlistDependencies {
  /** Milliseconds since 1970. */
  now(): number;
  /** When this page was asked for; what was told before, the server knew when it printed the page. 0 where a cache has kept it. */
  pageTime: number;
  /** What this browser's tabs told last, and telling them. */
  lastTold(): string | null;
  tell(value: string): void;
}

export interface WishlistState {
  /** True for a product that is in the wishlist, by id. */
  $known: PreinitializedMapStore<Record<number, boolean>>;
  /** Products whose toggle is under way, by id. */
  $busy: PreinitializedMapStore<Record<number, boolean>>;
  /** Takes in what the server answered, and tells the other tabs. */
  settle(productId: number, isIn: boolean): void;
  /** Takes in what other tabs told; of a product whose toggle is under way, its own answer tells. */
  hear(): void;
}

/** Of one product: whether it is in, and when that was answered. */
type Told = Record<string, [isIn: boolean, at: number]>;

/** As many products are remembered for other tabs. */
const MOST = 50;

export function createWishlistState({ now, pageTime, lastTold, tell }: WishlistDependencies): WishlistState {
  const $known = map<Record<number, boolean>>({});
  const $busy = map<Record<number, boolean>>({});
  // What is dated to come was told by a clock that was ahead: it would stand over all that the server prints until then.
  const read = () => Object.entries(Object(parseStored(lastTold())) as Told).filter(([, entry]) => Array.isArray(entry) && entry[1] <= now());
  const state: WishlistState = {
    $known,
    $busy,
    settle(productId, isIn) {
      $known.setKey(productId, isIn);
      const others = read().filter(([id]) => id !== String(productId));
      tell(toJson(Object.fromEntries([...others.sort(([, a], [, b]) => a[1] - b[1]).slice(1 - MOST), [productId, [isIn, now()]]])));
    },
    hear() {
      for (const [id, [isIn, at]] of read()) if (at > pageTime && !$busy.get()[Number(id)]) $known.setKey(Number(id), isIn);
    },
  };
  // What was told while this page was on its way reached nobody here.
  state.hear();
  return state;
}
