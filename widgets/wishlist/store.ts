/** Owns what a press on a wishlist button does: shown at once, settled by the server's answer, taken back when that fails. */
import type { Clock } from '../../src/bridge/page/clock';
import type { WishlistState } from '../../src/state/wishlist';

export interface WishlistDependencies {
  /** One call. Gives true when the product is in the list now; rejects where there is no such answer. */
  toggle(productId: number): Promise<boolean>;
  state: WishlistState;
  clock: Pick<Clock, 'after'>;
}

/** Both give undefined for a press that does not count, and reject once everything shows what it showed before. */
export interface WishlistStore {
  /** Puts a product in or takes it out. @param isIn what is shown now. @returns true when it is in the list now */
  toggle(productId: number, isIn: boolean): Promise<boolean> | undefined;
  /** Takes a product out. @returns true when it is still in the list */
  remove(productId: number): Promise<boolean> | undefined;
  /** Frees every button; what is under way is settled when its answer comes. */
  release(): void;
}

/** Another press on a product within this time is the same one, however fast the answer is. Milliseconds. */
const DOUBLE_CLICK = 400;

export function createWishlistStore({ toggle, state, clock }: WishlistDependencies): WishlistStore {
  const { $known, $busy } = state;
  const justPressed = new Set<number>();
  /** The newest call of a product: what an older one brings, after a return from history, is no news. */
  const newest = new Map<number, unknown>();

  const run = async (productId: number, wasIn: boolean, call: () => Promise<boolean>) => {
    newest.set(productId, call);
    const conclude = (show: () => void) => {
      if (newest.get(productId) !== call) return;
      $busy.setKey(productId, false);
      show();
    };
    $busy.setKey(productId, true);
    $known.setKey(productId, !wasIn);
    try {
      const isIn = await call();
      conclude(() => state.settle(productId, isIn));
      return isIn;
    } catch (error) {
      conclude(() => {
        $known.setKey(productId, wasIn);
        // Another tab may know better by now.
        state.hear();
      });
      throw error;
    }
  };

  const press = (productId: number, wasIn: boolean, call: () => Promise<boolean>) => {
    if ($busy.get()[productId] || justPressed.has(productId)) return undefined;
    justPressed.add(productId);
    clock.after(DOUBLE_CLICK, () => justPressed.delete(productId));
    return run(productId, wasIn, call);
  };

  const takeOut = async (productId: number) => {
    if (!(await toggle(productId))) return false;
    // Somebody else had taken it out, and this call has put it in again: the same call once more.
    try {
      return await toggle(productId);
    } catch (error) {
      state.settle(productId, true);
      throw error;
    }
  };

  return {
    toggle: (productId, isIn) => press(productId, isIn, () => toggle(productId)),
    remove: (productId) => press(productId, true, () => takeOut(productId)),
    release: () => $busy.set({}),
  };
}
