/** Tests a shopper in a hurry: products that were tapped right before leaving are in the cart, and Back shows them. */
import { describe, expect } from 'vitest';
import { addressOf, card, click, fill, isGone, isSame, isThere, leave, mark, named, text, values } from '../actions';
import { fillAddress, openCheckout } from '../checkout';
import type { Tab } from '../drivers/tab';
import { test } from '../test';

const COUNT = 'a.cart-contents .count';
const GAMES = [101, 102, 104];
const drawer = 'dialog[open]';

const goTo = (tab: Tab, path: string) => leave(tab, () => tab.evaluate((to) => location.assign(to), path));
const goBack = (tab: Tab) => leave(tab, () => tab.evaluate(() => void setTimeout(() => history.back())));
const addElsewhere = (tab: Tab, product: string) =>
  tab.evaluate(
    (id) =>
      fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: id }) }).then(() => {}),
    product,
  );
const countOf = (tab: Tab, selector: string) => tab.evaluate((all) => document.querySelectorAll(all).length, selector);

/** Leaves the page, puts a product into the cart without the islands, and comes back to the page, which was kept. */
async function goAwayAndBack(tab: Tab, product: string): Promise<void> {
  await mark(tab);
  await goTo(tab, '/product/nightcourier/');
  await addElsewhere(tab, product);
  await goBack(tab);
  expect(await isSame(tab), 'the browser has kept the page').toBe(true);
}

describe('a page that is left', () => {
  test('puts the three games that were tapped just before into the cart, each once', async ({ tab, shop }) => {
    await shop.open('/shop/');
    await isThere(tab, card(101));
    const tapAndGo = (selectors: readonly string[]) =>
      tab.evaluate((all) => {
        for (const one of all) document.querySelector<HTMLElement>(one)?.click();
        location.assign('/product/nightcourier/');
      }, selectors);
    await leave(tab, () => tapAndGo(GAMES.map(card)));
    await expect.poll(() => text(tab, COUNT)).toBe('3');
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1, 104: 1 });
  });
});

describe('a page that comes back from the back/forward cache', () => {
  test('works, and shows what was added meanwhile', async ({ tab, shop }) => {
    await shop.open('/shop/');
    await click(tab, card(101));
    await isThere(tab, `${card(101)}.added`);
    await goAwayAndBack(tab, '102');
    await expect.poll(() => text(tab, COUNT)).toBe('2');
    await click(tab, card(104));
    await expect.poll(() => text(tab, COUNT)).toBe('3');
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1, 104: 1 });
  });

  test('has a drawer that shows the cart as it is now, and can be used', async ({ tab, shop }) => {
    await shop.open('/shop/?add-to-cart=101');
    await click(tab, 'a.cart-contents');
    await expect.poll(() => text(tab, drawer)).toContain('Ashfall Kingdoms');
    await goAwayAndBack(tab, '102');
    await expect.poll(() => countOf(tab, `${drawer} .shop-islands-drawer-row`)).toBe(2);
    await click(tab, named('button', 'Remove Ashfall Kingdoms from cart', drawer));
    await expect.poll(() => text(tab, COUNT)).toBe('1');
    await tab.press('Escape');
    await isGone(tab, drawer);
    expect(await shop.cart()).toEqual({ 102: 1 });
  });

  test('has a checkout that keeps what was typed, asks for the cart as it is now, and takes the order', async ({
    tab,
    shop,
  }) => {
    await openCheckout(shop);
    await fillAddress(tab);
    await fill(tab, '#billing_city', 'York');
    const before = await text(tab, '.order-total');
    await goAwayAndBack(tab, '101');
    await expect.poll(() => text(tab, '.order-total')).not.toBe(before);
    expect(await values(tab, '#billing_city')).toEqual(['York']);
    await click(tab, '#terms');
    await leave(tab, () => click(tab, '#place_order'));
    expect(await addressOf(tab)).toContain('order-received');
    expect((await shop.visitor()).orders).toHaveLength(1);
  });

  test('has a checkout that does not order again what has been ordered', async ({ tab, shop }) => {
    await openCheckout(shop);
    await fillAddress(tab);
    await click(tab, '#terms');
    await leave(tab, () => click(tab, '#place_order'));
    await goBack(tab);
    await isGone(tab, 'form.checkout.processing');
    expect((await shop.visitor()).orders).toHaveLength(1);
  });
});
