import { afterEach, describe, expect, it, vi } from 'vitest';
import { setExtensionData, whenBlockCheckout } from '../../widgets/order-attribution-inputs/page/blockCheckout';
import { freshVisits } from '../helpers/visit';

freshVisits();

afterEach(() => vi.unstubAllGlobals());

/** The page's data, as the block editor's packages keep it. */
function stubData() {
  const listeners = new Set<() => void>();
  const set: unknown[] = [];
  const page = {
    set,
    listeners,
    hasCheckout: false,
    change: () => [...listeners].forEach((listener) => void listener()),
  };
  const setExtensionData = (...values: unknown[]) => {
    if (set.push(values) < 9) page.change();
  };
  const data = {
    dispatch: (store: string) => (page.hasCheckout && store === 'wc/store/checkout' ? { setExtensionData } : undefined),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { page, data };
}

describe('the block checkout', () => {
  it('gets values in the place of earlier ones', () => {
    const { page, data } = stubData();
    vi.stubGlobal('wp', { data });
    page.hasCheckout = true;
    expect(setExtensionData('shop/x', { a: '1' })).toBe(true);
    expect(page.set).toEqual([['shop/x', { a: '1' }, true]]);
  });

  it('gets values by the name that older WooCommerce has for the function', () => {
    const set: unknown[] = [];
    const __internalSetExtensionData = (...values: unknown[]) => void set.push(values);
    vi.stubGlobal('wp', { data: { dispatch: () => ({ __internalSetExtensionData }) } });
    expect(setExtensionData('shop/x', { a: '1' })).toBe(true);
    expect(set).toEqual([['shop/x', { a: '1' }, true]]);
  });

  it.each([undefined, {}, { data: {} }, { data: { dispatch: () => ({}) } }])('is not found on a page with %j', (wp) => {
    vi.stubGlobal('wp', wp);
    expect(setExtensionData('shop/x', {})).toBe(false);
  });

  it('is waited for, and gets the values once', () => {
    const { page, data } = stubData();
    vi.stubGlobal('wp', { data });
    whenBlockCheckout(() => setExtensionData('shop/x', {}));
    page.change();
    expect(page.set).toHaveLength(0);
    page.hasCheckout = true;
    page.change();
    page.change();
    expect(page.set).toHaveLength(1);
    expect(page.listeners.size).toBe(0);
  });

  it('is waited for when its packages load after the island', () => {
    const { page, data } = stubData();
    whenBlockCheckout(() => setExtensionData('shop/x', {}));
    vi.stubGlobal('wp', { data });
    page.hasCheckout = true;
    dispatchEvent(new Event('load'));
    page.change();
    expect(page.set).toHaveLength(1);
  });
});
