/** Waits until no add is under way on a page any more. */
import type { Page } from 'playwright-core';

/** Milliseconds that all that was begun may take to end, and between two looks. */
const END = 60_000;
const POLL = 200;

/** True when nothing of an add is under way any more. Runs in the page. */
async function isAtRest(): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const isBusy = [...held, ...pending].some(({ name }) => name?.startsWith('shop-islands:'));
  const isNoted = document.cookie.includes('shop_islands_unkept');
  return !isBusy && !isNoted && !sessionStorage.getItem('shop-islands:adds') && !document.querySelector('.ajax_add_to_cart.loading');
}

/** Rejects when that takes too long. */
export async function rest(page: Page): Promise<void> {
  const end = Date.now() + END;
  while (!(await page.evaluate(isAtRest).catch(() => false))) {
    if (Date.now() > end) throw new Error(`${page.url()} does not come to rest.`);
    await page.waitForTimeout(POLL);
  }
}
