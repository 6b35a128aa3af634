import { describe, expect, it, vi } from 'vitest';
import { WAITING_ADDS } from '../../../src/rules/names';
import { notify } from '../../../src/ui/messages/notify';
import { clock, freshShop, leave, openPage, shop, storage, waiting } from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('adds of a page that ended', () => {
  it('are resumed by the next page, in order, exactly once', async () => {
    await leave(['1', '2', '3']);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['add 1', 'add 2', 'add 3']);
    expect(next.outcomes).toEqual(['1 added', '2 added', '3 added']);
    const third = openPage();
    await third.resume();
    expect(shop.log).toHaveLength(3);
  });

  it('are resumed before anything that is added on the next page', async () => {
    await leave(['1'], { sent: 1 });
    const next = openPage();
    const done = next.resume();
    next.add('2');
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh', 'add 2']);
    expect(next.outcomes).toEqual(['1 unknown', '2 added']);
  });

  it('are sent if the next page comes within a minute', async () => {
    await leave(['1']);
    await clock.advance(60_000);
    const next = openPage();
    await next.resume();
    expect(next.outcomes).toEqual(['1 added']);
  });

  it('are dropped after a minute', async () => {
    await leave(['1', '2']);
    await clock.advance(60_001);
    const next = openPage();
    await next.resume();
    expect(shop.log).toEqual([]);
    expect(waiting()).toEqual([]);
    expect(notify).toHaveBeenCalledWith({ kind: 'error', text: '2 products were not added to your cart in time.' });
  });

  it('are sent while older ones are dropped, however the page writes its language', async () => {
    document.documentElement.lang = 'en_GB';
    await leave(['1']);
    await clock.advance(60_001);
    await leave(['2']);
    await openPage().resume();
    document.documentElement.lang = '';
    expect(shop.log).toEqual(['add 2']);
    expect(notify).toHaveBeenCalledWith({ kind: 'error', text: '1 product was not added to your cart in time.' });
  });

  it('are skipped where the storage holds something else in their place', async () => {
    storage.set(WAITING_ADDS, '[null,{"id":1},"x"]');
    const page = openPage();
    await page.resume();
    storage.set(WAITING_ADDS, '{broken');
    await page.resume();
    expect(shop.log).toEqual([]);
  });
});
