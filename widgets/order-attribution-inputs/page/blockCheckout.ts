/** Owns adding data to the order of WooCommerce's own block checkout (SPEC 3.8). */
import { whenGlobal } from '../../../src/bridge/page/lateGlobals';
import { ownGlobal } from '../../../src/dom/ownGlobal';

type SetExtensionData = (namespace: string, values: Record<string, unknown>, isReplacing: boolean) => void;

interface CheckoutStore {
  setExtensionData?: SetExtensionData;
  /** The same in older WooCommerce (9.3). */
  __internalSetExtensionData?: SetExtensionData;
}

interface WordPress {
  data?: {
    dispatch?(store: string): CheckoutStore | undefined;
    subscribe?(listener: () => void, store: string): () => void;
  };
}

const data = () => ownGlobal<WordPress>('wp')?.data;

const STORE = 'wc/store/checkout';

/**
 * Adds values to the block checkout's order, in place of earlier ones. Returns false when the page has no such checkout
 * yet.
 */
export function setExtensionData(namespace: string, values: Record<string, unknown>): boolean {
  const store = data()?.dispatch?.(STORE);
  const set = store?.setExtensionData ?? store?.__internalSetExtensionData;
  set?.(namespace, values, true);
  return !!set;
}

/** Calls back at each change of the page's data until the result is true, because a checkout may come late. */
export function whenBlockCheckout(isDone: () => boolean): void {
  const watch = () => {
    const stop = data()?.subscribe?.(() => {
      // Stops first, because the callback changes the data too.
      stop?.();
      if (!isDone()) watch();
    }, STORE);
  };
  whenGlobal(() => data()?.subscribe, watch);
}
