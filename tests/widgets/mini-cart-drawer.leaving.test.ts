import { describe, expect, it } from 'vitest';
import { mountView } from '../../src/island/react';
import type { DrawerItem } from '../../widgets/mini-cart-drawer/contract';
import { readOpener } from '../../widgets/mini-cart-drawer/read';
import { quantityFields } from '../../widgets/mini-cart-drawer/rules';
import { View } from '../../widgets/mini-cart-drawer/View';
import { find } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';
import { CART, clock, content, createLogging, freshDrawer, item, known, log, server } from './mini-cart-drawer.page';

freshVisits();

describe('the drawer', () => {
  freshDrawer();

  it('sends what it shows as the page goes, in one call, and once', async () => {
    known();
    const drawer = createLogging();
    drawer.goAway();
    expect(log).toEqual([]);
    const [, second] = content().items as [DrawerItem, DrawerItem];
    drawer.choose(item(), 3);
    drawer.choose(second, 2);
    drawer.goAway();
    const cart = { [item().cartItemKey]: { qty: 3 }, [second.cartItemKey]: { qty: 2 } };
    expect(log).toEqual([['last', CART, { ...quantityFields(item().cartItemKey, 3, '1a2b3c4d5e'), cart }]]);
    await clock.advance(10_000);
    expect(log).toHaveLength(1);
    // The page comes back from the browser's memory.
    await drawer.comeBack();
    await drawer.comeBack();
    expect([log.slice(1), drawer.$chosen.get()]).toEqual([['refresh'], {}]);
  });

  it('sends what waits for its turn as the page goes, too', async () => {
    known();
    const drawer = createLogging({ requestPage: () => new Promise(() => {}) });
    drawer.choose(item(), 3);
    await clock.advance(400);
    drawer.goAway();
    expect(log).toEqual([['last', CART, quantityFields(item().cartItemKey, 3, '1a2b3c4d5e')]]);
  });

  it('leaves a link to the browser while nothing waits', async () => {
    known();
    const drawer = createLogging();
    expect(drawer.leave('/checkout/')).toBe(false);
    drawer.choose(item(), 3);
    await clock.advance(400);
    expect(drawer.leave('/checkout/')).toBe(false);
    expect(log).not.toContain('go /checkout/');
  });

  it('sends a choice once and at once when the shopper leaves, and follows the link when the cart has accepted it', async () => {
    known();
    const drawer = createLogging();
    drawer.choose(item(), 3);
    expect(drawer.leave('/checkout/')).toBe(true);
    const sent = [CART, quantityFields(item().cartItemKey, 3, '1a2b3c4d5e')];
    expect(log).toEqual([sent]);
    await clock.advance(1000);
    expect(log).toEqual([sent, 'refresh', 'go /checkout/']);
  });

  it('makes a shopper who leaves wait for a quantity that is on its way', async () => {
    known();
    const drawer = createLogging();
    drawer.choose(item(), 3);
    expect([drawer.leave('/cart/'), drawer.leave('/cart/')]).toEqual([true, true]);
    await clock.advance(0);
    expect(log.slice(1)).toEqual(['refresh', 'go /cart/', 'go /cart/']);
  });

  it.each([
    ['the shop cannot be reached', () => (server.fails = true)],
    ['the cart has not accepted the quantity', () => (server.ignores = true)],
  ])('stays open where %s, and leaves the next press to the browser', async (_what, prepare) => {
    known();
    prepare();
    const drawer = createLogging();
    drawer.choose(item(), 3);
    expect(drawer.leave('/checkout/')).toBe(true);
    await clock.advance(0);
    expect(log.at(-1)).toEqual(expect.any(Function));
    expect(drawer.leave('/checkout/')).toBe(false);
    expect(log).not.toContain('go /checkout/');
  });

  it.each([
    ['a way to the checkout', '.shop-islands-drawer-foot .checkout'],
    ['a product’s link', '.shop-islands-drawer-row a'],
  ])(
    'holds a click on %s back while something waits, unless a modifier key opens the link elsewhere',
    (_what, link) => {
      known();
      const drawer = createLogging();
      const { unmount } = mountView(
        { name: 'mini-cart-drawer', mode: 'beside', per: 'page', read: readOpener, createStore: () => drawer, View },
        document.body,
        (cause) => {
          throw cause;
        },
      );
      drawer.choose(item(), 3);
      /** True where the browser follows the link. */
      const click = (init: MouseEventInit = {}) =>
        find(link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(click({ [key]: true }), key).toBe(true);
      expect(log).toEqual([]);
      expect(click()).toBe(false);
      expect(log).toHaveLength(1);
      unmount?.();
    },
  );
});
