import { describe, expect, it } from 'vitest';
import type { DrawerItem } from '../../widgets/mini-cart-drawer/contract';
import { find } from '../helpers/fixture';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';
import { cart, clock, content, createLogging, freshDrawer, item, known, log, server } from './mini-cart-drawer.page';

freshVisits();

/** Removes an item, and undoes that while the shop fails. Returns the drawer, and what "Try again" does. */
async function failToUndo(one: DrawerItem = item()) {
  const drawer = createLogging();
  await drawer.remove(one, find('h2'));
  server.fails = true;
  await drawer.undo();
  return { drawer, again: log.at(-1) as () => void };
}

describe('the drawer', () => {
  freshDrawer();

  it('removes an item, offers Undo, and restores the item', async () => {
    known();
    const drawer = createLogging();
    await drawer.remove(item(), find('h2'));
    expect(log).toEqual(['remove aaaa', '“Ashfall Kingdoms” has been removed from your cart']);
    expect(drawer.$removed.get()).toMatchObject({
      name: 'Ashfall Kingdoms',
      undoUrl: expect.stringContaining('undo_item=aaaa'),
    });
    await drawer.undo();
    expect(log.slice(2)).toEqual([[expect.stringContaining('undo_item=aaaa'), undefined], 'refresh']);
    expect([drawer.$removed.get(), drawer.$leaving.get()]).toEqual([null, {}]);
  });

  it('follows the link when a removal fails', async () => {
    known();
    server.fails = true;
    const drawer = createLogging();
    await drawer.remove(item(), find('h2'));
    expect(log.at(-1)).toBe(`go ${item().removeUrl}`);
    expect([drawer.$removed.get(), drawer.$leaving.get()]).toEqual([null, {}]);
  });

  it('offers Undo again when the cart does not have the item back, whatever the page answered', async () => {
    known();
    const drawer = createLogging();
    await drawer.remove(item(), find('h2'));
    find('.mini_cart_item').remove();
    await drawer.undo();
    expect(drawer.$removed.get()).not.toBeNull();
    expect(log.at(-1)).toEqual(expect.any(Function));
  });

  it('offers Undo again when it fails', async () => {
    known();
    const { drawer } = await failToUndo();
    expect(drawer.$removed.get()).not.toBeNull();
    expect(log.at(-1)).toEqual(expect.any(Function));
  });

  it('tries the same Undo again, though the shopper has closed the drawer meanwhile', async () => {
    known();
    const { drawer, again } = await failToUndo();
    drawer.close();
    again();
    expect(log.at(-1)).toEqual([expect.stringContaining('undo_item=aaaa'), undefined]);
  });

  it('tries the same Undo again, though the shopper has removed another item meanwhile', async () => {
    known();
    const [first, second] = content().items as [DrawerItem, DrawerItem];
    const { drawer, again } = await failToUndo(first);
    server.fails = false;
    await drawer.remove(second, find('h2'));
    again();
    expect(log.at(-1)).toEqual([expect.stringContaining('undo_item=aaaa'), undefined]);
    expect(drawer.$removed.get()?.key).toBe(second.cartItemKey);
  });

  it('makes Undo with the nonce of the newest cart, because the removed row may be a night old', async () => {
    known();
    const drawer = createLogging();
    const [first] = content().items as [DrawerItem];
    await drawer.remove({ ...first, removeUrl: first.removeUrl.replace(/_wpnonce=\w+/, '_wpnonce=old') }, find('h2'));
    await drawer.undo();
    const [[undoUrl]] = log.filter(Array.isArray) as [[string]];
    expect([undoUrl, new URL(undoUrl).searchParams.get('_wpnonce')]).toEqual([
      expect.stringContaining('undo_item=aaaa'),
      new URL(first.removeUrl, undoUrl).searchParams.get('_wpnonce'),
    ]);
  });

  it('repeats a change once by itself where its nonce was old, and the new cart has brought a fresh one', async () => {
    known();
    const fresh = item().removeUrl;
    const setNonce = (nonce: string) => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a.remove'))
        link.href = fresh.replace(/_wpnonce=\w+/, `_wpnonce=${nonce}`);
    };
    setNonce('old');
    const sent: unknown[] = [];
    const drawer = createLogging({
      requestPage: async (_url, fields) => {
        sent.push(fields?.['woocommerce-cart-nonce']);
        if (sent.length > 1) find('.quantity').firstChild?.replaceWith('5 × ');
        setNonce('fresh');
        return '';
      },
    });
    cart.$cart.set({ fragments: {}, hash: 'older', source: 'loaded' });
    drawer.choose(item(), 5);
    await clock.advance(400);
    await settle();
    expect([sent, log.filter((entry) => typeof entry === 'function'), drawer.$chosen.get()]).toEqual([
      ['old', 'fresh'],
      [],
      {},
    ]);
  });

  it('keeps the Undo of an item that was removed while another one’s Undo was on its way to fail', async () => {
    known();
    const drawer = createLogging();
    const [first, second] = content().items as [DrawerItem, DrawerItem];
    await drawer.remove(first, find('h2'));
    find('.mini_cart_item').remove();
    const undone = drawer.undo();
    await drawer.remove(second, find('h2'));
    await undone;
    expect(drawer.$removed.get()?.key).toBe(second.cartItemKey);
  });
});
