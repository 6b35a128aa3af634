import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageAdds } from '../../../src/actions/pageCart';
import { removeItem } from '../../../src/actions/removeItem';
import { setPage } from '../../helpers/page';
import { settle } from '../../helpers/settle';

/** Calls on their way, by endpoint; each waits for its answer. */
let calls: { name: string; answer(): void }[];

beforeEach(() => {
  calls = [];
  setPage();
  vi.stubGlobal('fetch', (url: string) => {
    const name = new URL(url, 'https://shop.example').searchParams.get('wc-ajax') ?? url;
    return new Promise((resolve) => {
      const text = async () => JSON.stringify({ fragments: { 'a.count': '<a class="count"></a>' }, cart_hash: 'h' });
      calls.push({ name, answer: () => resolve({ status: 200, headers: new Headers(), text }) });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('removing an item', () => {
  it('waits for the add before it, and the next call waits for the removal, because WooCommerce’s session loses one of two changes at once', async () => {
    const remove = (cartItemKey: string) => removeItem({ cartItemKey, button: document.body, onRemoved: () => {} });
    const add = pageAdds().add({ product_id: '101' }, () => {});
    const all = [add, remove('a'), remove('b')];
    const seen: string[][] = [];
    for (let turn = 0; turn < 3; turn++) {
      await settle();
      seen.push(calls.map(({ name }) => name));
      calls[turn]?.answer();
    }
    await Promise.all(all);
    expect(seen).toEqual([
      ['add_to_cart'],
      ['add_to_cart', 'remove_from_cart'],
      ['add_to_cart', 'remove_from_cart', 'remove_from_cart'],
    ]);
  });
});
