/** Waits until no add is under way on a page any more. */
import type { Page } from 'playwright-core';

/** Milliseconds that everything may take to end, and milliseconds between two checks. */
const END = 60_000;
const POLL = 200;

/** Says in words what part of an add is still under way. Runs in the page. */
async function findUnrest(): Promise<string[]> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const locks = [...held, ...pending].map(({ name }) => name ?? '').filter((name) => name.startsWith('shop-islands:'));
  const buttons = [...document.querySelectorAll<HTMLElement>('.ajax_add_to_cart.loading')];
  return [
    ...locks.map((name) => `the lock ${name}`),
    ...buttons.map(({ dataset }) => `the button of ${dataset.product_id}`),
    ...[sessionStorage.getItem('shop-islands:adds')].filter((adds) => !!adds).map((adds) => `unsent adds ${adds}`),
    ...(document.cookie.includes('shop_islands_unkept') ? ['the note of what was not kept'] : []),
  ];
}

/** Waits until no add is under way. Rejects if that takes too long, and says what is still under way. */
export async function rest(page: Page): Promise<void> {
  const end = Date.now() + END;
  const look = () => page.evaluate(findUnrest).catch((error: Error) => [error.message]);
  for (let unrest = await look(); unrest.length; unrest = await look()) {
    if (Date.now() > end) throw new Error(`${page.url()} does not come to rest: ${unrest.join(', ')}`);
    await page.waitForTimeout(POLL);
  }
}
