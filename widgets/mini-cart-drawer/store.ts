/** Owns the drawer's state: open or closed, the server's cart, and how the shopper leaves it. */
import { atom, computed, type PreinitializedMapStore, type ReadableAtom } from 'nanostores';
import type { FormFields } from '../../src/api/form';
import type { Clock } from '../../src/bridge/page/clock';
import { CallError } from '../../src/rules/callError';
import type { Fragments } from '../../src/rules/cartAnswer';
import type { CartState } from '../../src/state/cart';
import { createChanges } from './changes.store';
import type { DrawerCart, DrawerItem } from './contract';
import { type CartChange, createQuantities, type QuantityDependencies } from './quantities.store';
import { createRemovals, type RemovalDependencies, type Removed } from './removals.store';
import { newestNonce } from './rules';

export interface DrawerDependencies
  extends Pick<RemovalDependencies, 'removeItem' | 'announce' | 'navigate' | 'onError' | 'cartUrl'>,
    Pick<QuantityDependencies, 'postLast'> {
  cart: Pick<CartState, '$cart' | 'refresh'>;
  /** Brings the cart to `$cart`, from the cache or the server. Rejects with a `CallError`. */
  loadCart(): Promise<void>;
  /** Reads the newest fragment; null when it holds no mini-cart. */
  read(fragments: Fragments): DrawerCart | null;
  /** Asks for the cart page, in the cart's queue. Resolves with the errors that the page shows, if any. */
  requestPage(url: string, fields?: FormFields): Promise<string | undefined>;
  clock: Clock;
  /** Tells the page that the cart has changed. */
  onChanged(): void;
  /** The element that opens the drawer now, because the pressed one may have been replaced. */
  findOpener(): HTMLElement | null;
}

export interface DrawerStore {
  $isOpen: ReadableAtom<boolean>;
  /** Null until something is known of the cart. */
  $content: ReadableAtom<DrawerCart | null>;
  $isKnown: ReadableAtom<boolean>;
  /** True while an open drawer shows that the cart could not be loaded. */
  $hasFailed: ReadableAtom<boolean>;
  /** Quantities that the shopper has chosen and the server has not confirmed, by item key. */
  $chosen: PreinitializedMapStore<Record<string, number>>;
  /** Keys of items that are being removed. */
  $leaving: PreinitializedMapStore<Record<string, true>>;
  $removed: ReadableAtom<Removed | null>;
  /** Brings the cart, unless something is known of it. Rejects with a `CallError`. */
  load(): Promise<void>;
  /** Opens the drawer, or tries again in an open one. @param opener gets the focus back on closing */
  open(opener?: HTMLElement): void;
  opener(): HTMLElement | null;
  close(): void;
  choose(item: DrawerItem, quantity: number): void;
  remove(item: DrawerItem, button: HTMLElement): Promise<void>;
  undo(): Promise<void>;
  /**
   * Follows a link once the shop has accepted every change. Returns false when there is no change to wait for: the
   * browser then follows the link.
   */
  leave(href: string): boolean;
  /** Sends the quantities that the shop does not have yet, because the page goes. */
  goAway(): void;
  /**
   * Fetches the cart after the page has come back from the back/forward cache: the last call got no answer, so only the
   * cart shows whether it worked.
   */
  comeBack(): Promise<void>;
}

/** Creates the drawer's knowledge of the cart, and the calls that bring more. */
function createContent({ cart, loadCart, read, requestPage, onChanged, cartUrl }: DrawerDependencies) {
  const $content = computed(cart.$cart, (known) => known && read(known.fragments));
  const nonceFor = ({ removeUrl }: CartChange) => newestNonce($content.get(), removeUrl, cartUrl);
  /** Makes a change once. Resolves with undefined when the new cart shows it, else with the shop's words or "". */
  const attempt = async (change: CartChange) => {
    const errors = await requestPage(...change.call(nonceFor(change)));
    await cart.refresh();
    return change.isDone($content.get()) ? undefined : (errors ?? '');
  };
  return {
    $content,
    $isKnown: computed($content, (content) => !!content),
    async load() {
      if (!$content.get()) await loadCart();
      // Some plugins answer with other regions only.
      if (!$content.get()) throw new CallError('no_fragments');
    },
    async changeCart(change: CartChange) {
      const sent = nonceFor(change);
      try {
        let refusal = await attempt(change);
        // A night or a login has made the nonce old, and the new cart has come with a fresh one.
        if (refusal !== undefined && nonceFor(change) !== sent) refusal = await attempt(change);
        onChanged();
        return refusal;
      } catch {
        return '';
      }
    },
  };
}

type DoorDependencies = Pick<DrawerDependencies, 'findOpener'> & Pick<DrawerStore, 'load'>;

/** Creates how the drawer opens and closes. It remembers its opener, which gets the focus back. */
function createDoor({ load, findOpener }: DoorDependencies) {
  const $isOpen = atom(false);
  const $hasFailed = atom(false);
  let lastOpener: HTMLElement | null = null;
  const open = (opener?: HTMLElement) => {
    lastOpener = opener ?? lastOpener;
    $hasFailed.set(false);
    $isOpen.set(true);
    load().catch(() => $hasFailed.set(true));
  };
  return {
    $isOpen,
    $hasFailed,
    open,
    close: () => $isOpen.set(false),
    opener: () => (lastOpener?.isConnected ? lastOpener : findOpener()),
  };
}

/** Creates the store of the drawer, or of a panel that shows the same. */
export function createDrawer(dependencies: DrawerDependencies): DrawerStore {
  const { changeCart, ...content } = createContent(dependencies);
  const { track, allAccepted } = createChanges();
  const shared = { ...dependencies, ...content, changeCart, track };
  const { drop, sendWaiting, sendLast, forgetAll, ...quantities } = createQuantities(shared);
  let hasGone = false;
  const { forget, remove, ...removals } = createRemovals(shared);
  const { close, ...door } = createDoor(shared);
  return {
    ...content,
    ...quantities,
    ...removals,
    ...door,
    close() {
      close();
      forget();
    },
    remove(item, button) {
      drop(item.cartItemKey);
      return remove(item, button);
    },
    leave(href) {
      sendWaiting();
      const accepted = allAccepted();
      // When the shop has refused a change, a message has told the shopper, and the shopper stays.
      accepted?.then((isAccepted) => isAccepted && dependencies.navigate(href));
      return !!accepted;
    },
    goAway() {
      hasGone = sendLast();
    },
    async comeBack() {
      if (!hasGone) return;
      hasGone = false;
      await dependencies.cart.refresh().catch(() => {});
      forgetAll();
    },
  };
}
