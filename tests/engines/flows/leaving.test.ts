/** A shopper in a hurry: what was tapped right before leaving comes to the cart, and the way back shows it. */
import { describe, expect } from 'vitest';
import { card, click, isThere, leave, text } from '../actions';
import type { Tab } from '../drivers/tab';
import { test } from '../test';

const COUNT = 'a.cart-contents .count';
const GAMES = [101, 102, 104];

const goTo = (tab: Tab, path: string) => leave(tab, () => tab.evaluate((to) => location.assign(to), path));

describe('a page that is left', () => {
  test('has the three games that were tapped right before in the cart, each once', async ({ tab, shop }) => {
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

  test('works when the browser takes it from its cache, and shows what was added meanwhile', async ({ tab, shop }) => {
    await shop.open('/shop/');
    await click(tab, card(101));
    await isThere(tab, `${card(101)}.added`);
    await goTo(tab, '/product/nightcourier/');
    await tab.evaluate(() =>
      fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: '102' }) }).then(
        () => {},
      ),
    );
    await leave(tab, () => tab.evaluate(() => void setTimeout(() => history.back())));
    await expect.poll(() => text(tab, COUNT)).toBe('2');
    await click(tab, card(104));
    await expect.poll(() => text(tab, COUNT)).toBe('3');
    expect(await shop.cart()).toEqual({ 101: 1, 102: 1, 104: 1 });
  });
});
