/** Owns the drawer's state: open or not, the server's cart, quantities on their way, and the last removal. */
import { atom, computed, map, type PreinitializedMapStore, type ReadableAtom } from 'nanostores';
import type { Removal } from '../../src/actions/removeItem';
import type { FormFields } from '../../src/api/form';
import type { Clock } from '../../src/bridge/page/clock';
import type { Fragments } from '../../src/rules/cartAnswer';
import type { CartState } from '../../src/state/cart';
import type { DrawerCart, DrawerItem } from './contract';
import { nonceIn, quantityFields, undoUrl } from './rules';

export interface DrawerDependencies {
  cart: Pick<CartState, '$cart' | 'refresh'>;
  /** Brings the cart to `$cart`, from the cache or the server. Rejects with a `CallError`. */
  loadCart(): Promise<void>;
  /** Reads the newest fragment; null when it holds no mini-cart. */
  read(fragments: Fragments): DrawerCart | null;
  removeItem(removal: Removal): Promise<void>;
  announce(text: string): void;
  /** Asks for the cart page, in the cart's queue. */
  requestPage(url: string, fields?: FormFields): Promise<void>;
  cartUrl: string;
  clock: Clock;
  /** Tells the page that the cart is another one now. */
  onChanged(): void;
  /** Tells the shopper that a change failed. */
  onError(again: () => void): void;
  navigate(url: string): void;
  /** The element that opens the drawer now; the one that did may have been replaced. */
  findOpener(): HTMLElement | null;
}

/** Taps on plus and minus within this time are one request. Milliseconds. */
const PAUSE = 400;

interface Removed {
  key: string;
  name: string;
  undoUrl: string;
}

export interface DrawerStore {
  $isOpen: ReadableAtom<boolean>;
  /** Null until something is known of the cart. */
  $content: ReadableAtom<DrawerCart | null>;
  $isKnown: ReadableAtom<boolean>;
  /** Quantities that the shopper chose and the server has not confirmed, by item key. */
  $chosen: PreinitializedMapStore<Record<string, number>>;
  /** Keys of items that are being removed. */
  $leaving: PreinitializedMapStore<Record<string, true>>;
  $removed: ReadableAtom<Removed | null>;
  /** Brings the cart, unless something is known of it. Rejects with a `CallError`. */
  load(): Promise<void>;
  /** @param opener gets the focus back on closing */
  open(opener?: HTMLElement): void;
  opener(): HTMLElement | null;
  close(): void;
  choose(item: DrawerItem, quantity: number): void;
  remove(item: DrawerItem, button: HTMLElement): Promise<void>;
  undo(): Promise<void>;
  /** Follows a link once the shop has taken every change. False when nothing waits: the browser may follow it. */
  leave(href: string): boolean;
}

export function createDrawer({
  cart,
  loadCart,
  read,
  removeItem,
  announce,
  requestPage,
  cartUrl,
  clock,
  onChanged,
  onError,
  navigate,
  findOpener,
}: DrawerDependencies): DrawerStore {
  const $isOpen = atom(false);
  const $content = computed(cart.$cart, (known) => known && read(known.fragments));
  const $chosen = map<Record<string, number>>({});
  const $leaving = map<Record<string, true>>({});
  const $removed = atom<Removed | null>(null);
  let lastOpener: HTMLElement | null = null;
  /** Choices of a shopper who may go on choosing: how to send each at once, and how to give it up. */
  const due = new Map<string, { run(): void; cancel(): void }>();
  /** What is on its way to the shop; true of each that it took. */
  const sending = new Set<Promise<boolean>>();

  const itemOf = (key: string) => $content.get()?.items.find(({ cartItemKey }) => cartItemKey === key);
  const quantityOf = (key: string) => itemOf(key)?.quantity ?? 0;

  const watch = (work: Promise<boolean>) => {
    sending.add(work);
    work.finally(() => sending.delete(work));
    return work;
  };

  /** Gives up what waits for an item. */
  const cancel = (key: string) => {
    due.get(key)?.cancel();
    due.delete(key);
  };

  const forget = (key: string) => $chosen.setKey(key, undefined as unknown as number);

  const change = async (url: string, fields?: FormFields) => {
    await requestPage(url, fields);
    await cart.refresh();
    onChanged();
  };

  const send = async (item: DrawerItem, quantity: number): Promise<boolean> => {
    const key = item.cartItemKey;
    let isTaken = true;
    try {
      await change(cartUrl, quantityFields(key, quantity, nonceIn(item.removeUrl, cartUrl)));
      // Whatever the page answered, the cart tells whether it took the quantity.
      if ($content.get() && quantityOf(key) !== quantity) throw new Error();
    } catch {
      // Where the shopper has chosen anew since, or removed it, that answer tells.
      isTaken = $chosen.get()[key] !== quantity;
      // The cart may have come with a new nonce.
      if (!isTaken) onError(() => store.choose(itemOf(key) ?? item, quantity));
    }
    // A newer choice waits for its own answer.
    if ($chosen.get()[key] === quantity) forget(key);
    return isTaken;
  };

  const takeOut = async (item: DrawerItem, button: HTMLElement): Promise<boolean> => {
    const key = item.cartItemKey;
    let isTaken = true;
    cancel(key);
    forget(key);
    $leaving.setKey(key, true);
    try {
      await removeItem({ cartItemKey: key, button, onRemoved: () => announce(item.successMessage) });
      $removed.set({ key, name: item.name, undoUrl: undoUrl(item.removeUrl, cartUrl) });
    } catch {
      isTaken = false;
      navigate(item.removeUrl);
    }
    $leaving.setKey(key, undefined as unknown as true);
    return isTaken;
  };

  const putBack = async (last: Removed): Promise<boolean> => {
    $removed.set(null);
    try {
      await change(last.undoUrl);
      // Whatever the page answered, the cart tells whether the item is back.
      if ($content.get() && !quantityOf(last.key)) throw new Error();
      return true;
    } catch {
      $removed.set(last);
      onError(() => void store.undo());
      return false;
    }
  };

  const store: DrawerStore = {
    $isOpen,
    $content,
    $isKnown: computed($content, (content) => !!content),
    $chosen,
    $leaving,
    $removed,
    async load() {
      if (!$content.get()) await loadCart();
    },
    opener: () => (lastOpener?.isConnected ? lastOpener : findOpener()),
    open(opener) {
      lastOpener = opener ?? lastOpener;
      $isOpen.set(true);
      store.load().catch(() => onError(() => store.open()));
    },
    close() {
      $isOpen.set(false);
      $removed.set(null);
    },
    choose(item, quantity) {
      const key = item.cartItemKey;
      // It is on its way.
      if ($chosen.get()[key] === quantity) return;
      $chosen.setKey(key, quantity);
      cancel(key);
      const run = () => {
        cancel(key);
        void watch(send(item, quantity));
      };
      due.set(key, { run, cancel: clock.after(PAUSE, run) });
    },
    async remove(item, button) {
      await watch(takeOut(item, button));
    },
    leave(href) {
      for (const { run } of due.values()) run();
      if (!sending.size) return false;
      // What the shop did not take, the shopper has been told, and stays.
      Promise.all(sending).then((taken) => taken.every(Boolean) && navigate(href));
      return true;
    },
    async undo() {
      const last = $removed.get();
      if (last) await watch(putBack(last));
    },
  };
  return store;
}
