/** A page that stays open for long: islands come and go, the cart is drawn again and again, and nothing piles up. */
import type { Page } from '@playwright/test';
import type { MountView, ShopIslands } from '../../../src/island/types';
import type { CartState } from '../../../src/state/cart';
import { expectFlat } from '../leaks';
import { expect, test } from '../shop';

// A minute of work, and four times as much on a machine that does other things too.
test.describe.configure({ timeout: 240_000 });

/** The pages whose content is put into another and taken out again: most kinds of islands there are. */
const sources = ['/content/?with=page,numbers,header', '/product/wireless-controller/', '/shop/', '/my-account/'];

/** Keeps the content of other pages, made so small that all of it is visible at once. */
const fetchContents = (page: Page) =>
  page.evaluate(async (paths) => {
    const contents = document.createElement('template').content;
    for (const path of paths) {
      const main = new DOMParser()
        .parseFromString(await (await fetch(path)).text(), 'text/html')
        .querySelector('main') as HTMLElement;
      Object.assign(main.style, { position: 'fixed', top: 0, transform: 'scale(0.01)', transformOrigin: '0 0' });
      contents.append(main);
    }
    Object.assign(window, { contents });
  }, sources);

/** Counts the islands that are mounted from now on, by name. */
const countMounts = (page: Page) =>
  page.evaluate(() => {
    const mounted: Record<string, number> = {};
    document.addEventListener('island:ready', ({ detail: { island } }: CustomEventInit) => {
      mounted[island] = (mounted[island] ?? 0) + 1;
    });
    Object.assign(window, { mounted });
  });

/** Puts the contents in and, once all of them are awake, takes them out, until so many islands have been mounted. */
const comeAndGo = (page: Page, times: number) =>
  page.evaluate(async (wanted) => {
    const { contents, mounted } = window as never as { contents: DocumentFragment; mounted: Record<string, number> };
    const sum = () => Object.values(mounted).reduce((all, one) => all + one, 0);
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const waiting = ':is([data-island-status=found],[data-island-status=loading])';
    for (const until = sum() + wanted; sum() < until; ) {
      const parts = [...contents.children].map((part) => document.importNode(part, true));
      document.body.append(...parts);
      // Some wake when the page is idle.
      for (let isAwake = false; !isAwake; isAwake = !parts.some((part) => part.querySelector(waiting))) {
        await idle();
        await frame();
      }
      for (const part of parts) part.remove();
      await frame();
    }
  }, times);

const mountedIn = (page: Page) => page.evaluate(() => (window as never as { mounted: Record<string, number> }).mounted);

test('nine thousand islands come and go, and leave nothing', async ({ page, shop }) => {
  await shop.open('/');
  await fetchContents(page);
  await countMounts(page);
  await expectFlat(page, 9000, (times) => comeAndGo(page, times));
  const mounted = await mountedIn(page);
  expect(Object.keys(mounted).length, JSON.stringify(mounted)).toBeGreaterThanOrEqual(25);
});

/** Islands of the page's own, with views: one beside its host, one in its place. */
const bringViews = (page: Page) =>
  page.evaluate(async () => {
    const { shopIslands } = window as never as { shopIslands: ShopIslands };
    await shopIslands.wake('mini-cart-drawer');
    const address = performance.getEntriesByType('resource').find(({ name }) => name.includes('/dist/react-'))
      ?.name as string;
    const { mountView } = (await import(address)) as { mountView: MountView };
    const contents = document.createElement('template').content;
    const read = (host: HTMLElement) => host.textContent;
    const again = ({ props }: { props: string | null }) => `${props} again`;
    for (const mode of ['beside', 'replace'] as const) {
      shopIslands.add([
        { name: mode, load: async () => ({ mount: mountView, default: { name: mode, mode, read, View: again } }) },
      ]);
      for (let index = 0; index < 25; index++) {
        const host = Object.assign(document.createElement('p'), { textContent: `Hello ${index}` });
        host.dataset.island = mode;
        contents.append(host);
      }
    }
    Object.assign(window, { contents });
  });

test('a thousand with views come and go, beside and in place of the server’s HTML, and leave nothing', async ({
  page,
  shop,
}) => {
  await shop.open('/');
  await bringViews(page);
  await countMounts(page);
  await expectFlat(page, 1000, (times) => comeAndGo(page, times));
  expect(await mountedIn(page)).toEqual({ beside: 500, replace: 500 });
  await expect(page.locator('[data-island-view=beside]')).toHaveCount(0);
});

test('the cart is drawn a thousand times, and leaves nothing', async ({ page, shop }) => {
  await shop.open('/shop/?add-to-cart=101');
  await page.evaluate(() => (window as never as { shopIslands: ShopIslands }).shopIslands.wake('add-to-cart'));
  const draw = (times: number) =>
    page.evaluate(async (count) => {
      const cart = (window as never as { shopIslands: ShopIslands }).shopIslands.stores.cart as CartState;
      const answer = await (await fetch('/?wc-ajax=get_refreshed_fragments', { method: 'POST' })).json();
      const shown = () => document.querySelector('.widget_shopping_cart_content') as HTMLElement;
      for (let index = 0; index < count; index++) {
        const before = shown();
        cart.receive({ fragments: answer.fragments, cartHash: `${answer.cart_hash}${index}` }, 'added');
        if (shown() === before) throw new Error('The cart was not drawn anew.');
        // Lets the page's tasks run in between, so that its observers are called.
        if (index % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
    }, times);
  await expectFlat(page, 1000, draw);
  await expect(page.locator('.widget_shopping_cart_content')).toContainText('Ashfall Kingdoms');
});

test('the drawer is opened and closed a hundred times, and leaves nothing', async ({ page, shop }) => {
  await shop.open('/shop/?add-to-cart=101');
  await page.click('a.cart-contents');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const use = (times: number) =>
    page.evaluate(async (count) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const opened = () => document.querySelector<HTMLDialogElement>('dialog[open]');
      for (let index = 0; index < count; index++) {
        document.querySelector<HTMLElement>('a.cart-contents')?.click();
        while (!opened()?.querySelector('a.checkout')) await frame();
        opened()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        while (opened()) await frame();
      }
    }, times);
  await expectFlat(page, 100, use);
});
