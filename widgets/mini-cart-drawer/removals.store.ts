/** Owns taking an item out of the cart, and putting the last one back. */
import { atom, map } from 'nanostores';
import type { Removal } from '../../src/actions/removeItem';
import type { DrawerItem } from './contract';
import type { QuantityDependencies } from './quantities.store';
import { hasItem, undoUrl, withNonce } from './rules';

/** The item that was removed last. */
export interface Removed {
  key: string;
  name: string;
  undoUrl: string;
}

export interface RemovalDependencies
  extends Pick<QuantityDependencies, 'changeCart' | 'cartUrl' | 'onError' | 'track'> {
  removeItem(removal: Removal): Promise<void>;
  announce(text: string): void;
  navigate(url: string): void;
}

/** Creates the store of removals, with the last one's undo. */
export function createRemovals({
  changeCart,
  cartUrl,
  onError,
  track,
  removeItem,
  announce,
  navigate,
}: RemovalDependencies) {
  const $leaving = map<Record<string, true>>({});
  const $removed = atom<Removed | null>(null);

  const takeOut = async (item: DrawerItem, button: HTMLElement): Promise<boolean> => {
    const { cartItemKey: key, name, removeUrl, successMessage } = item;
    let isAccepted = true;
    $leaving.setKey(key, true);
    try {
      await removeItem({ cartItemKey: key, button, onRemoved: () => announce(successMessage) });
      $removed.set({ key, name, undoUrl: undoUrl(removeUrl, cartUrl) });
    } catch {
      isAccepted = false;
      navigate(removeUrl);
    }
    $leaving.setKey(key, undefined as unknown as true);
    return isAccepted;
  };

  const putBack = async (last: Removed): Promise<boolean> => {
    if ($removed.get() === last) $removed.set(null);
    const refusal = await changeCart({
      removeUrl: last.undoUrl,
      call: (nonce) => [withNonce(last.undoUrl, nonce)],
      isDone: (cart) => hasItem(cart, last.key),
    });
    if (refusal !== undefined) {
      // An item that was removed meanwhile keeps its own undo.
      if (!$removed.get()) $removed.set(last);
      // Names the item, because the drawer may be closed by then, or offer another undo.
      onError(last.key, () => void track(putBack(last)), refusal);
    }
    return refusal === undefined;
  };

  const undo = async () => {
    const last = $removed.get();
    if (last) await track(putBack(last));
  };

  return {
    $leaving,
    $removed,
    undo,
    async remove(item: DrawerItem, button: HTMLElement) {
      await track(takeOut(item, button));
    },
    /** Withdraws the undo. */
    forget: () => $removed.set(null),
  };
}
