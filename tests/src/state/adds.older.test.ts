import { describe, expect, it, vi } from 'vitest';
import { WAITING_ADDS } from '../../../src/rules/names';
import { clock, freshShop, openPage, shared, shop, storage, waiting } from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('adds that a page of an older build has kept', () => {
  const kept = (more: object) =>
    storage.set(
      WAITING_ADDS,
      JSON.stringify([{ id: '0.5', at: clock.now(), fields: { product_id: '1', quantity: '1' }, ...more }]),
    );

  it.each<[string, object]>([
    ['without a page, a name and a row', {}],
    ['with numbers as ids', { id: 5 }],
    ['with fields that no build knows yet', { page: 'gone', later: { a: 1 } }],
  ])('%s are sent once', async (_what, more) => {
    kept(more);
    const page = openPage();
    const resumed = page.resume();
    await clock.advance(10_000);
    await resumed;
    expect([shop.log.filter((call) => call.startsWith('add')), page.outcomes, waiting()]).toEqual([
      ['add 1'],
      ['1 added'],
      [],
    ]);
  });

  it('are reported as uncertain, and not sent again, when the cart’s hash is all that they know of the earlier cart', async () => {
    kept({ sent: { at: clock.now(), hash: '' } });
    shop.cart.set('1', 1);
    const page = openPage();
    const resumed = page.resume();
    await clock.advance(60_000);
    await resumed;
    expect([shop.log.includes('add 1'), page.outcomes, waiting()]).toEqual([false, ['1 unknown'], []]);
  });

  it('are not sent again when another tab has noted them as done in the older list of ids', async () => {
    kept({});
    shared.set(WAITING_ADDS, '0.7 0.5 null');
    await openPage().resume();
    expect([shop.log, waiting()]).toEqual([[], []]);
  });
});
