import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import type { AddsDependencies } from '../../../src/state/adds';
import type { Cart } from '../../../src/state/cart';
import { clock, emptyCart, type Fate, freshShop, openPage, PARENT, runs, shop, VARIATION, waiting } from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

/** The state of a page that knows nothing about the cart. */
const unknownCart = () => ({ ...emptyCart(), $cart: atom<Cart | null>(null) });

freshShop();

describe('an add whose answer is lost', () => {
  it('is found in the cart and not sent again', async () => {
    shop.fate('lost');
    expect(await runs(openPage())).toEqual(['1 added']);
    expect(shop.log).toEqual(['add 1', 'refresh']);
    expect(shop.cart.get('1')).toBe(1);
  });

  it.each<[Fate, string[]]>([
    ['ok', []],
    ['refuse', []],
    ['lost', ['added']],
    ['500', ['failed']],
    ['drop', ['unknown']],
  ])('tells the page what became of it: "%s"', async (fate, told) => {
    const heard: string[] = [];
    const hear = ({ detail }: Event & { detail?: { outcome: string } }) => heard.push(String(detail?.outcome));
    document.addEventListener('island:cart:followed', hear);
    shop.fate(fate);
    await runs(openPage());
    document.removeEventListener('island:cart:followed', hear);
    expect(heard).toEqual(told);
  });

  it('is found in the cart when it is a variation, and its form says which product its row names', async () => {
    shop.fate('lost');
    const page = openPage();
    const done = page.add(VARIATION, PARENT);
    await clock.advance(60_000);
    await done;
    expect(page.outcomes).toEqual(['41 added']);
    expect(shop.log).toEqual(['add 41', 'refresh']);
  });

  it('is unknown, and not sent again, when no row can name it, because anything may have changed the hash', async () => {
    shop.fate('lost');
    expect(await runs(openPage(), VARIATION)).toEqual(['41 unknown']);
    expect(shop.log).toEqual(['add 41', 'refresh']);
  });

  it.each<[Fate, string]>([
    ['drop', 'the connection was lost'],
    ['502', 'a gateway gave the server up'],
    ['late', 'the time was up'],
  ])('is never sent again after "%s" (%s), because the server may be at work on it', async (fate) => {
    shop.fate(fate, 'ok');
    expect(await runs(openPage())).toEqual(['1 unknown']);
    expect(shop.log).toEqual(['add 1', 'refresh']);
    expect(shop.cart.get('1') ?? 0).toBe(fate === 'late' ? 1 : 0);
  });

  it.each<Fate>(['500', 'html'])(
    'is sent once more when the server is done with it ("%s") and the product is not in the cart',
    async (fate) => {
      shop.fate(fate, 'ok');
      expect(await runs(openPage())).toEqual(['1 added']);
      expect(shop.log).toEqual(['add 1', 'refresh', 'add 1']);
      expect(shop.cart.get('1')).toBe(1);
    },
  );

  it('has failed when the browser had no network: nothing was sent, and no call asks for the cart', async () => {
    shop.fate('drop');
    expect(await runs(openPage({ isOnline: () => false }))).toEqual(['1 failed']);
    expect(shop.log).toEqual(['add 1']);
  });

  it('fails when the second try fails too, and is reported', async () => {
    shop.fate('500');
    expect(await runs(openPage())).toEqual(['1 failed']);
    expect(shop.log).toEqual(['add 1', 'refresh', 'add 1', 'refresh']);
    expect(waiting()).toEqual([]);
  });

  it('is unknown when the cart cannot be fetched', async () => {
    shop.fate('drop');
    shop.unreachable();
    expect(await runs(openPage())).toEqual(['1 unknown']);
    expect(shop.log).toEqual(['add 1', 'refresh']);
  });

  it('is unknown where the page does not know what the cart held, because a missing cookie is no empty cart', async () => {
    shop.cart.set('1', 1);
    shop.fate('drop');
    // Something has deleted the cart's cookies.
    expect(await runs(openPage({ ...unknownCart(), hash: () => '' }))).toEqual(['1 unknown']);
    expect(shop.cart.get('1')).toBe(1);
  });

  it('is unknown on such a page even if the cart holds as many as were added, because it may have held one before', async () => {
    shop.fate('lost');
    const shown: string[] = [];
    const receive: NonNullable<AddsDependencies['receive']> = ({ cartHash }, source) =>
      void shown.push(`${source} ${cartHash}`);
    expect(await runs(openPage({ ...unknownCart(), receive }))).toEqual(['1 unknown']);
    expect(shop.log).toEqual(['add 1', 'refresh']);
    // The page shows the cart that it has fetched.
    expect(shown).toEqual([`refreshed ${shop.hash()}`]);
  });

  it('is found in a cart that held the product before', async () => {
    const page = openPage();
    await page.add('1');
    shop.fate('lost');
    expect(await runs(page)).toEqual(['1 added', '1 added']);
    expect(shop.cart.get('1')).toBe(2);
  });

  it.each<[Fate, string]>([
    ['drop', '1 unknown'],
    ['500', '1 failed'],
  ])('is not told as added when only another tab changed the cart (%s)', async (fate, outcome) => {
    const page = openPage();
    await page.add('1');
    shop.fate(fate);
    const done = page.add('1');
    await clock.advance(0);
    shop.cart.set('9', 1);
    await clock.advance(60_000);
    await done;
    expect(page.outcomes).toEqual(['1 added', outcome]);
    expect(shop.cart.get('1')).toBe(1);
  });

  it('does not keep other adds waiting for ever', async () => {
    shop.fate('500', '500', 'ok');
    const page = openPage();
    const all = Promise.all([page.add('1'), page.add('2')]);
    await clock.advance(60_000);
    await all;
    expect(page.outcomes).toEqual(['1 failed', '2 added']);
  });
});
