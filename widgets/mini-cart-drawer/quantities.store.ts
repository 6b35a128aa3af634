/**
 * Owns the quantities that a shopper chooses: each is shown at once, sent after a pause or when the shopper leaves, and
 * settled by the cart.
 */
import { map, type ReadableAtom } from 'nanostores';
import type { FormFields } from '../../src/api/form';
import type { Clock } from '../../src/bridge/page/clock';
import type { Changes } from './changes.store';
import type { DrawerCart, DrawerItem } from './contract';
import { hasQuantity, itemIn, nonceIn, quantityFields } from './rules';

/** A call to the cart page, and how to see in the new cart whether it has worked. */
export interface CartChange {
  /** A remove link, whose nonce serves while the cart has none. */
  removeUrl: string;
  /** The address and the fields of the call. */
  call(nonce: string): readonly [url: string, fields?: FormFields];
  isDone(cart: DrawerCart | null): boolean;
}

export interface QuantityDependencies extends Pick<Changes, 'track'> {
  $content: ReadableAtom<DrawerCart | null>;
  /**
   * Calls the cart page, and brings the new cart to `$content`. Resolves with undefined when that cart shows the
   * change, else with what the shop has said about it, or "".
   */
  changeCart(change: CartChange): Promise<string | undefined>;
  /** Posts to the cart page while the shopper leaves this page. */
  postLast(url: string, fields: FormFields): void;
  cartUrl: string;
  clock: Pick<Clock, 'after'>;
  /**
   * Tells the shopper that a change has failed.
   * @param about the key of the changed item: if changes of several items have failed, the shopper can repeat them all
   * @param why the shop's own words, or ""
   */
  onError(about: string, again: () => void, why: string): void;
}

/** Taps on plus and minus within this time, in milliseconds, become one request. */
const PAUSE = 400;

/** Creates the pauses in which an item's quantity waits for a further tap. */
function createPauses({ after }: Pick<Clock, 'after'>) {
  const waiting = new Map<string, { end(): void; cancel(): void }>();
  const cancel = (key: string) => {
    waiting.get(key)?.cancel();
    waiting.delete(key);
  };
  return {
    cancel,
    /** Starts an item's pause anew. @param run is called at its end */
    start(key: string, run: () => void) {
      cancel(key);
      const end = () => {
        cancel(key);
        run();
      };
      waiting.set(key, { end, cancel: after(PAUSE, end) });
    },
    cancelAll() {
      for (const key of waiting.keys()) cancel(key);
    },
    /** Ends every pause now. */
    endAll() {
      for (const { end } of waiting.values()) end();
    },
  };
}

/** Creates the store of chosen quantities, each under its item's key. */
export function createQuantities({
  $content,
  changeCart,
  postLast,
  cartUrl,
  clock,
  track,
  onError,
}: QuantityDependencies) {
  const $chosen = map<Record<string, number>>({});
  const pauses = createPauses(clock);
  const isChosen = (key: string, quantity: number) => $chosen.get()[key] === quantity;
  const clear = (key: string) => $chosen.setKey(key, undefined as unknown as number);

  const send = async (item: DrawerItem, quantity: number): Promise<boolean> => {
    const key = item.cartItemKey;
    const refusal = await changeCart({
      removeUrl: item.removeUrl,
      call: (nonce) => [cartUrl, quantityFields(key, quantity, nonce)],
      isDone: (cart) => hasQuantity(cart, key, quantity),
    });
    // If the shopper has chosen another quantity or removed the item since, that later change decides.
    const isAccepted = refusal === undefined || !isChosen(key, quantity);
    // The newest item, because the cart may have come with a new nonce.
    if (!isAccepted) onError(key, () => choose(itemIn($content.get(), key) ?? item, quantity), refusal);
    // A newer choice stays until its own answer arrives.
    if (isChosen(key, quantity)) clear(key);
    return isAccepted;
  };

  const choose = (item: DrawerItem, quantity: number) => {
    const key = item.cartItemKey;
    // This quantity is already waiting or on its way.
    if (isChosen(key, quantity)) return;
    $chosen.setKey(key, quantity);
    pauses.start(key, () => void track(send(item, quantity)));
  };

  /** Drops an item's choice, because the item is being removed. */
  const drop = (key: string) => {
    pauses.cancel(key);
    clear(key);
  };

  /**
   * Sends all shown quantities that the cart has not confirmed, in one call, because the shopper is leaving
   * the page and nothing may wait any longer. It does no harm to send a quantity twice.
   * Returns false when there is none.
   */
  const sendLast = () => {
    pauses.cancelAll();
    const posts = Object.entries($chosen.get()).flatMap(([key, quantity]) => {
      const item = quantity === undefined ? undefined : itemIn($content.get(), key);
      return item ? quantityFields(key, quantity, nonceIn(item.removeUrl, cartUrl)) : [];
    });
    if (posts[0]) postLast(cartUrl, { ...posts[0], cart: Object.assign({}, ...posts.map(({ cart }) => cart)) });
    return posts.length > 0;
  };

  /** Forgets every choice, because the cart decides what is shown. */
  const forgetAll = () => {
    for (const key of Object.keys($chosen.get())) clear(key);
  };

  return { $chosen, choose, drop, sendWaiting: pauses.endAll, sendLast, forgetAll };
}
