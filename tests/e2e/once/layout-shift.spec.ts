import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

/** Nothing moves when an island mounts: the page has been painted, and its pictures have come, before the islands' code does. */

interface Moved {
  value: number;
  /** What moved. */
  nodes: string[];
}

/** Notes what moves without a hand on the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { moved });
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? ''));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[])
        moved.push({ value: entry.value, nodes: entry.sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const takeMoved = (page: Page): Promise<Moved[]> => page.evaluate(() => (window as unknown as { moved: Moved[] }).moved.splice(0));

const PAGES: [what: string, path: string, hosts: string][] = [
  ['images that are compared', '/content/?with=numbers', '.elementskit-image-comparison'],
  ['a gallery', '/product/ashfall-kingdoms/', '.woocommerce-product-gallery'],
];

/** They count while they are looked at, which is another matter. */
const COUNTING = '.number-percentage, [data-ekit-countdown], .piechart, .single-skill-bar';

for (const width of [390, 1280]) {
  for (const [what, path, hosts] of PAGES) {
    test(`when ${what} mount, nothing moves, ${width} pixels wide`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      let letGo = () => {};
      const gate = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/\/dist\/(?!shop-islands\.js)[^/]*\.js/, async (route) => {
        await gate;
        await route.continue().catch(() => {});
      });
      await page.goto(path, { waitUntil: 'load' });
      const host = page.locator(hosts).first();
      await expect(host).toBeAttached();
      // Hosts come into sight one after the other, as for a shopper who scrolls; the first is in sight when it mounts.
      await host.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await page.evaluate(() =>
        Promise.all([...document.images].map((image) => image.complete || new Promise((resolve) => image.addEventListener('load', resolve)))).then(() => {}),
      );
      await page.locator(COUNTING).evaluateAll((all) => {
        for (const one of all) one.remove();
      });
      await painted(page);
      await takeMoved(page);
      letGo();
      await expect(host).toHaveAttribute('data-island-status', 'ready');
      await painted(page);
      const places = await page.locator(hosts).count();
      for (let index = 0; index < places; index++) {
        await page
          .locator(hosts)
          .nth(index)
          .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await painted(page);
      }
      await shop.settled();
      expect(await takeMoved(page)).toEqual([]);
    });
  }
}
