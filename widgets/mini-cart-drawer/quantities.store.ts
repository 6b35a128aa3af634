/** Owns the quantities that a shopper chooses: each is shown at once, sent after a pause, and settled by the cart. */
import { map, type ReadableAtom } from 'nanostores';
import type { FormFields } from '../../src/api/form';
import type { Clock } from '../../src/bridge/page/clock';
import type { Changes } from './changes.store';
import type { DrawerCart, DrawerItem } from './contract';
import { hasQuantity, itemIn, nonceIn, quantityFields } from './rules';

export interface QuantityDependencies extends Pick<Changes, 'track'> {
  $content: ReadableAtom<DrawerCart | null>;
  /** Calls the cart page, and brings the new cart to `$content`. */
  changeCart(url: string, fields?: FormFields): Promise<void>;
  cartUrl: string;
  clock: Pick<Clock, 'after'>;
  /** Tells the shopper that a change has failed. */
  onError(again: () => void): void;
}

/** Taps on plus and minus within this time, in milliseconds, become one request. */
const PAUSE = 400;

/** Creates the store of chosen quantities, each under its item's key. */
export function createQuantities({ $content, changeCart, cartUrl, clock, track, onError }: QuantityDependencies) {
  const $chosen = map<Record<string, number>>({});
  /** Choices that wait for a further tap: how to send each one now, and how to cancel its timer. */
  const waiting = new Map<string, { sendNow(): void; cancel(): void }>();

  const isChosen = (key: string, quantity: number) => $chosen.get()[key] === quantity;
  const clear = (key: string) => $chosen.setKey(key, undefined as unknown as number);

  const stopWaiting = (key: string) => {
    waiting.get(key)?.cancel();
    waiting.delete(key);
  };

  /** Rejects when the call fails, or when the cart has another quantity afterwards. */
  const post = async ({ cartItemKey, removeUrl }: DrawerItem, quantity: number) => {
    await changeCart(cartUrl, quantityFields(cartItemKey, quantity, nonceIn(removeUrl, cartUrl)));
    if (!hasQuantity($content.get(), cartItemKey, quantity)) throw new Error('The cart has another quantity.');
  };

  const send = async (item: DrawerItem, quantity: number): Promise<boolean> => {
    const key = item.cartItemKey;
    let isAccepted = true;
    try {
      await post(item, quantity);
    } catch {
      // If the shopper has chosen another quantity or removed the item since, that later change decides.
      isAccepted = !isChosen(key, quantity);
      // The newest item, because the cart may have come with a new nonce.
      if (!isAccepted) onError(() => choose(itemIn($content.get(), key) ?? item, quantity));
    }
    // A newer choice stays until its own answer arrives.
    if (isChosen(key, quantity)) clear(key);
    return isAccepted;
  };

  const choose = (item: DrawerItem, quantity: number) => {
    const key = item.cartItemKey;
    // This quantity is already waiting or on its way.
    if (isChosen(key, quantity)) return;
    $chosen.setKey(key, quantity);
    stopWaiting(key);
    const sendNow = () => {
      stopWaiting(key);
      void track(send(item, quantity));
    };
    waiting.set(key, { sendNow, cancel: clock.after(PAUSE, sendNow) });
  };

  return {
    $chosen,
    choose,
    /** Drops an item's choice, because the item is being removed. */
    drop(key: string) {
      stopWaiting(key);
      clear(key);
    },
    /** Sends the choices that still wait for a further tap. */
    sendWaiting() {
      for (const { sendNow } of waiting.values()) sendNow();
    },
  };
}
