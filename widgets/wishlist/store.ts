/**
 * Owns a press on a wishlist button: it shows the change at once, settles it by the server's answer, and undoes it
 * after a failure.
 */
import type { Clock } from '../../src/bridge/page/clock';
import type { WishlistState } from '../../src/state/wishlist';

export interface WishlistDependencies {
  /** Makes the call. Resolves with true when the product is in the list now; rejects without such an answer. */
  toggle(productId: number): Promise<boolean>;
  state: WishlistState;
  clock: Pick<Clock, 'after'>;
}

/**
 * `toggle` and `remove` return undefined for a press that does not count. They reject once the former state is shown
 * again.
 */
export interface WishlistStore {
  /** Adds or removes a product. @param isIn the state that is shown now. @returns true when it is in the list now */
  toggle(productId: number, isIn: boolean): Promise<boolean> | undefined;
  /** Removes a product. @returns true when it is still in the list */
  remove(productId: number): Promise<boolean> | undefined;
  /** Frees every button. Calls that are under way still settle when their answers arrive. */
  release(): void;
}

/**
 * A second press on a product within this time, in milliseconds, counts as a double click, however fast the answer is.
 */
const DOUBLE_CLICK = 400;

/** Creates a guard against double clicks: false for a press that follows another one on the same product. */
function createPresses({ after }: Pick<Clock, 'after'>) {
  const justPressed = new Set<number>();
  return (productId: number) => {
    if (justPressed.has(productId)) return false;
    justPressed.add(productId);
    after(DOUBLE_CLICK, () => justPressed.delete(productId));
    return true;
  };
}

type Call = () => Promise<boolean>;

/**
 * Creates the calls that change the list. A card shows the wanted state at once, then the server's answer, or after a
 * failure its former state.
 */
function createCalls({ $known, $busy, settle, hear }: WishlistState) {
  /** The newest call of each product. After a return from history, the answer to an older call is out of date. */
  const newest = new Map<number, Call>();
  return async (productId: number, wasIn: boolean, call: Call) => {
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
      conclude(() => settle(productId, isIn));
      return isIn;
    } catch (error) {
      conclude(() => {
        $known.setKey(productId, wasIn);
        // Another tab may have told a newer state meanwhile.
        hear();
      });
      throw error;
    }
  };
}

/** Takes a product out of the list. Resolves with true when it is still in. */
async function takeOut(productId: number, { toggle, state }: WishlistDependencies): Promise<boolean> {
  if (!(await toggle(productId))) return false;
  // Another page had removed the product, so this call has added it again. A second call removes it.
  try {
    return await toggle(productId);
  } catch (error) {
    state.settle(productId, true);
    throw error;
  }
}

/** Creates the store of the wishlist's buttons. */
export function createWishlistStore(dependencies: WishlistDependencies): WishlistStore {
  const { toggle, state, clock } = dependencies;
  const isFirstPress = createPresses(clock);
  const show = createCalls(state);
  const press = (productId: number, wasIn: boolean, call: Call) =>
    state.$busy.get()[productId] || !isFirstPress(productId) ? undefined : show(productId, wasIn, call);
  return {
    toggle: (productId, isIn) => press(productId, isIn, () => toggle(productId)),
    remove: (productId) => press(productId, true, () => takeOut(productId, dependencies)),
    release: () => state.$busy.set({}),
  };
}
