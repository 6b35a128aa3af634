import { describe, expect, it, vi } from 'vitest';
import { notify } from '../../../src/ui/messages/notify';
import { clock, type Fate, freshShop, leave, openPage, setClockBack, shop } from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('adds of a page that ended', () => {
  it('are not sent again when one was on its way and arrived', async () => {
    await leave(['1', '2'], { sent: 1, arrived: true });
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh', 'add 2']);
    expect([...shop.cart]).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
  });

  it('are unknown, and not sent again, when one was on its way and is not in the cart yet', async () => {
    await leave(['1'], { sent: 1 });
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh']);
    expect(next.outcomes).toEqual(['1 unknown']);
  });

  it('have an unknown outcome if one was on its way, and another tab’s link has changed the cart meanwhile', async () => {
    await leave(['1'], { sent: 1 });
    shop.cart.set('9', 1);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(next.outcomes).toEqual(['1 unknown']);
    expect(shop.log).toEqual(['refresh']);
  });

  it.each<[Fate, string]>([
    ['502', '1 unknown'],
    ['500', '1 failed'],
  ])(
    'are not reported as added when they fail on the next page and the cart holds something else (%s)',
    async (fate, outcome) => {
      shop.cart.set('9', 1);
      await leave(['1']);
      shop.fate(fate);
      const next = openPage();
      const done = next.resume();
      await clock.advance(60_000);
      await done;
      expect(next.outcomes).toEqual([outcome]);
    },
  );

  it('are looked for in the cart, however long ago they were sent', async () => {
    await leave(['1'], { sent: 1, arrived: true });
    await clock.advance(3_600_000);
    const next = openPage();
    await next.resume();
    expect(next.outcomes).toEqual(['1 added']);
    expect([shop.log, vi.mocked(notify).mock.calls]).toEqual([['refresh'], []]);
  });

  it('are resumed after the one that was being sent, whose outcome their own changes would hide', async () => {
    const left = openPage({ addToCart: () => new Promise(() => {}) });
    for (const id of ['1', '2', '3']) left.add(id);
    await clock.advance(0);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh', 'add 2', 'add 3']);
    expect(next.outcomes).toEqual(['1 unknown', '2 added', '3 added']);
  });

  it('wait for a server that is still at work on them', async () => {
    await leave(['1'], { sent: 1 });
    const next = openPage();
    const done = next.resume();
    await clock.advance(1000);
    expect(shop.log).toEqual([]);
    shop.cart.set('1', 1);
    await clock.advance(200);
    await done;
    expect(shop.log).toEqual(['refresh']);
    expect(next.outcomes).toEqual(['1 added']);
  });

  it.each([
    [2990, 'added'],
    [3010, 'unknown'],
  ])('are waited for three seconds: what arrives after %i ms is %s', async (after, outcome) => {
    await leave(['1'], { sent: 1 });
    clock.after(after, () => shop.cart.set('1', 1));
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect([shop.log, next.outcomes]).toEqual([['refresh'], [`1 ${outcome}`]]);
  });

  it('wait no longer where the clock was set back meanwhile', async () => {
    await leave(['1'], { sent: 1 });
    const hour = 3_600_000;
    setClockBack(hour);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    expect(shop.log).toEqual(['refresh']);
    await clock.advance(hour);
    await done;
    expect(next.outcomes).toEqual(['1 unknown']);
  });
});
