import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/state/turns';
import { find } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';
import { cart, clock, content, createLogging, freshDrawer, item, known, log } from './mini-cart-drawer.page';

freshVisits();

describe('the drawer on a slow network', () => {
  freshDrawer();

  let answer: () => void;
  /** A drawer whose calls wait for the first one's answer, one after the other. */
  const createSlow = () => {
    const inTurn = createTurns();
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slowly = (work: () => unknown) =>
      inTurn(async () => {
        await answered;
        await work();
      });
    return createLogging({
      cart: { ...cart, refresh: () => slowly(cart.refresh) },
      requestPage: (_url, fields) =>
        slowly(() => {
          const [[key, { qty }]] = Object.entries(fields?.cart as Record<string, { qty: number }>) as [
            [string, { qty: number }],
          ];
          if (content().items.some(({ cartItemKey }) => cartItemKey === key))
            find('.quantity').firstChild?.replaceWith(`${qty} × `);
        }).then(() => ''),
      removeItem: ({ onRemoved }) =>
        slowly(() => {
          find('.mini_cart_item').remove();
          known();
          onRemoved();
        }),
    });
  };
  const settled = async () => {
    answer();
    await clock.advance(1000);
  };

  it('reports no failure for a quantity that the shopper has changed since', async () => {
    known();
    const drawer = createSlow();
    const first = item();
    drawer.choose(first, 3);
    await clock.advance(400);
    drawer.choose(first, 4);
    await clock.advance(400);
    expect(drawer.leave('/checkout/')).toBe(true);
    await settled();
    expect(log).toEqual(['refresh', 'refresh', 'go /checkout/']);
    expect([drawer.$chosen.get(), item().quantity]).toEqual([{}, 4]);
  });

  it.each([
    ['waits', 0],
    ['is on its way', 400],
  ])('forgets a quantity that %s when its item is removed', async (_what, time) => {
    known();
    const drawer = createSlow();
    const first = item();
    drawer.choose(first, 3);
    await clock.advance(time);
    void drawer.remove(first, find('h2'));
    await settled();
    expect(log.filter((one) => typeof one === 'function')).toEqual([]);
    expect([drawer.$chosen.get(), drawer.$removed.get()?.name]).toEqual([{}, 'Ashfall Kingdoms']);
  });

  it('makes a shopper who leaves wait for a removal', async () => {
    known();
    const drawer = createSlow();
    void drawer.remove(item(), find('h2'));
    expect(drawer.leave('/checkout/')).toBe(true);
    expect(log).toEqual([]);
    await settled();
    expect(log.at(-1)).toBe('go /checkout/');
  });
});
