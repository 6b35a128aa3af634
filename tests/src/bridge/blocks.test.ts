import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setBridge } from '../../../src/bridge/jquery/jquery';
import type { JQueryBridge } from '../../../src/bridge/jquery/types';
import { hearBlocks, tellBlocks } from '../../../src/bridge/woocommerce/blocks';
import { tellCart } from '../../../src/bridge/woocommerce/cartEvents';
import { setPage } from '../../helpers/page';
import { freshVisits } from '../../helpers/visit';

freshVisits();

const SYNC = 'wc-blocks_store_sync_required';
/**
 * How often the blocks' store of the Interactivity API has fetched the cart. It does so for this type of event only.
 */
let fetched: number;
beforeEach(() => {
  setPage();
  setBridge(undefined as never);
  fetched = 0;
  addEventListener(SYNC, (event) => {
    if ((event as CustomEvent).detail.type === 'from_@wordpress/data') fetched++;
  });
});

/** A change that a shopper makes in a block. */
const changeBlock = (type: string) => dispatchEvent(new CustomEvent(SYNC, { detail: { type } }));

describe('a change of the cart by an island', () => {
  const answer = { fragments: {}, cartHash: 'h' };

  it.each([
    ['without jQuery', undefined],
    ['with jQuery', { trigger: () => {} }],
  ])(
    'makes the blocks’ buttons fetch the cart, %s: they ask for a quantity, and an old one would take products out',
    (_how, bridge) => {
      setBridge(bridge as unknown as JQueryBridge);
      tellCart('added_to_cart', answer);
      tellCart('removed_from_cart', answer);
      expect(fetched).toBe(2);
    },
  );

  it('for which WooCommerce has no event makes both stores fetch the cart', () => {
    const invalidateResolutionForStore = vi.fn();
    const dispatch = vi.fn(() => ({ invalidateResolutionForStore }));
    vi.stubGlobal('wp', { data: { dispatch } });
    tellBlocks();
    expect([dispatch.mock.calls, invalidateResolutionForStore.mock.calls.length, fetched]).toEqual([
      [['wc/store/cart']],
      1,
      1,
    ]);
  });

  it.each([
    ['no wp', undefined],
    ['no data', {}],
    ['no such store', { data: { dispatch: () => undefined } }],
  ])('causes no error on a page with %s', (_what, wp) => {
    vi.stubGlobal('wp', wp);
    tellBlocks();
    expect(fetched).toBe(1);
  });

  it('is not heard as a change by a block, so nothing goes in circles', () => {
    const heard = vi.fn();
    hearBlocks(heard);
    tellBlocks();
    tellCart('added_to_cart', answer);
    expect(heard).not.toHaveBeenCalled();
  });
});

it.each(['from_iAPI', 'from_@wordpress/data'])('a change by a block of the store %s is heard once', (type) => {
  const heard = vi.fn();
  hearBlocks(heard);
  changeBlock(type);
  expect(heard).toHaveBeenCalledTimes(1);
});
