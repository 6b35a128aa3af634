import { afterEach, describe, expect, it, vi } from 'vitest';
import { setBridge } from '../../../src/bridge/jquery/jquery';
import type { JQueryBridge } from '../../../src/bridge/jquery/types';
import { tellCart } from '../../../src/bridge/woocommerce/cartEvents';
import { setPage } from '../../helpers/page';

const answer = { fragments: { '.cart': '<p class="cart"></p>' }, cartHash: 'hash' };
const TOLD = ['wc-blocks_added_to_cart', 'island:cart:added', 'wc-blocks_removed_from_cart', 'island:cart:removed'];

/** The events on the document after two changes, in order. */
function hear(): string[] {
  setPage();
  const heard: string[] = [];
  const note = ({ type }: Event) => void heard.push(type);
  for (const type of TOLD) document.addEventListener(type, note);
  tellCart('added_to_cart', answer);
  tellCart('removed_from_cart', answer, document.createElement('a'));
  for (const type of TOLD) document.removeEventListener(type, note);
  return heard;
}

afterEach(() => setBridge(undefined as never));

describe('a cart that has changed', () => {
  it('is announced to WooCommerce’s blocks on a page without jQuery', () => {
    expect(hear()).toEqual(TOLD);
  });

  it('is announced through jQuery with WooCommerce’s arguments, which blocks translate by themselves', () => {
    const trigger = vi.fn();
    setBridge({ trigger } as unknown as JQueryBridge);
    expect(hear()).toEqual(['island:cart:added', 'island:cart:removed']);
    expect(trigger.mock.calls.map(([event, args]) => [event, args.length])).toEqual([
      ['added_to_cart', 2],
      ['removed_from_cart', 3],
    ]);
  });
});
