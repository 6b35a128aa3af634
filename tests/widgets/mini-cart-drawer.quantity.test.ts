import { describe, expect, it } from 'vitest';
import { quantityFields } from '../../widgets/mini-cart-drawer/rules';
import { find } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';
import { CART, clock, createLogging, freshDrawer, item, known, log, server } from './mini-cart-drawer.page';

freshVisits();

describe('the drawer', () => {
  freshDrawer();

  it('sends quick taps as one request, and shows the choice until the server has answered', async () => {
    known();
    const drawer = createLogging();
    drawer.choose(item(), 3);
    drawer.choose(item(), 4);
    expect(drawer.$chosen.get()).toEqual({ [item().cartItemKey]: 4 });
    await clock.advance(399);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toEqual([[CART, quantityFields(item().cartItemKey, 4, '1a2b3c4d5e')], 'refresh']);
    expect(drawer.$chosen.get()).toEqual({});
  });

  it('undoes a failed choice, and can try it again', async () => {
    known();
    server.fails = true;
    const drawer = createLogging();
    drawer.choose(item(), 3);
    await clock.advance(400);
    expect(log.at(-1)).toEqual(expect.any(Function));
    expect(drawer.$chosen.get()).toEqual({});
    server.fails = false;
    (log.at(-1) as () => void)();
    await clock.advance(400);
    expect(log.at(-1)).toBe('refresh');
  });

  it('tries again with the nonce that the cart has then', async () => {
    known();
    server.ignores = true;
    const drawer = createLogging();
    drawer.choose(item(), 3);
    await clock.advance(400);
    const link = find<HTMLAnchorElement>('.mini_cart_item .remove');
    link.href = link.href.replace('1a2b3c4d5e', 'f00df00df0');
    known();
    server.ignores = false;
    (log.at(-1) as () => void)();
    await clock.advance(400);
    expect(log.slice(-2)).toEqual([[CART, quantityFields(item().cartItemKey, 3, 'f00df00df0')], 'refresh']);
  });

  it('reports that the cart has not accepted a quantity, whatever the page answered', async () => {
    known();
    server.ignores = true;
    const drawer = createLogging();
    drawer.choose(item(), 3);
    await clock.advance(400);
    expect(log.slice(1)).toEqual(['refresh', expect.any(Function)]);
    expect(drawer.$chosen.get()).toEqual({});
  });

  it('tells the page of a new quantity, and of an undo, once it knows the new cart', async () => {
    known();
    const drawer = createLogging({ onChanged: () => log.push('changed') });
    drawer.choose(item(), 3);
    await clock.advance(400);
    expect(log.slice(1)).toEqual(['refresh', 'changed']);
    await drawer.remove(item(), find('h2'));
    await drawer.undo();
    expect(log.slice(-2)).toEqual(['refresh', 'changed']);
  });

  it('does not send a quantity again while it is on its way', async () => {
    known();
    const drawer = createLogging();
    drawer.choose(item(), 3);
    await clock.advance(200);
    drawer.choose(item(), 3);
    await clock.advance(200);
    expect(log).toHaveLength(2);
  });
});
