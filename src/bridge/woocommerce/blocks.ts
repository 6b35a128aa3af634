/** Owns how WooCommerce's blocks and the rest of the page tell each other that the cart has changed. */
import { ownGlobal } from '../../dom/ownGlobal';

/**
 * By this event on the window, WooCommerce's two stores of blocks tell each other of a change that a shopper made in a
 * block.
 */
const SYNC = 'wc-blocks_store_sync_required';

/**
 * The detail of our own event: blocks fetch the cart for this type, and this page's islands know the change already.
 */
const OURS = { type: 'from_@wordpress/data', isOurs: true };

interface Data {
  data?: { dispatch(store: string): { invalidateResolutionForStore?(): void } | undefined };
}

/**
 * Runs when a shopper has changed the cart in a block. A block that only fetches the cart announces nothing, so nothing
 * goes in circles.
 */
export const hearBlocks = (run: () => void): void =>
  addEventListener(SYNC, (event) => (event as CustomEvent).detail?.isOurs || run());

/** Has the blocks' store of the Interactivity API fetch the cart: buttons know by it how many to ask for. */
export const tellBlockButtons = (): unknown => dispatchEvent(new CustomEvent(SYNC, { detail: OURS }));

/** Has both of the blocks' stores fetch the cart, after a change for which WooCommerce has no event. */
export function tellBlocks(): void {
  ownGlobal<Data>('wp')?.data?.dispatch('wc/store/cart')?.invalidateResolutionForStore?.();
  tellBlockButtons();
}
