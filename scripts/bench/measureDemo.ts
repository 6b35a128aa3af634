/**
 * Measures scale on the demo, whose server can print pages that no real shop has: 200 countdowns, 300 products page by
 * page.
 */
import type { Browser } from 'playwright-core';
import type { CachedPage, Kind } from './kinds';
import type { Sample } from './statistics';
import { SLOWDOWN, visit } from './visit';

const TICKS = 9;
const PRODUCTS = 300;

/**
 * Runs in the page: measures how long each of the shared timer's next calls takes, including what views render after it
 * in the same turn. The calls come once a second.
 */
async function watchTicks(wanted: number): Promise<number> {
  const own = window.setTimeout;
  const ticks: number[] = [];
  const timed = (run: () => void) => () => {
    const from = performance.now();
    run();
    // React renders in its own microtask, which runs before this one.
    queueMicrotask(() => ticks.push(performance.now() - from));
  };
  Object.assign(window, { setTimeout: (run: () => void, delay?: number) => own(timed(run), delay) });
  while (ticks.length < wanted) await new Promise(requestAnimationFrame);
  return ticks.sort((a, b) => a - b)[Math.floor(wanted / 2)] as number;
}

/**
 * Runs in the page: presses "load more" until there are enough products, and returns the longest task; 0 if none is
 * over 50 ms.
 */
async function append(wanted: number): Promise<number> {
  const products = document.getElementsByClassName('archive-product-container');
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  while (products.length < wanted) {
    const before = products.length;
    document.querySelector<HTMLElement>('.next')?.click();
    while (products.length === before) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  }
  return longest;
}

type Open = (path: string, kind: Kind) => Promise<CachedPage>;

/** Measures at full speed, because a browser emulates a slow processor by pauses, and these are longer than a tick. */
const measureTick = async (browser: Browser, open: Open, kind: Kind) =>
  visit(browser, await open('/campaign-day/?with=campaign&timers=200&areas=', kind), 1, async ({ page }) => {
    await page.waitForFunction(() => document.querySelectorAll('.wcct_timer_wrap[role="timer"]').length > 200);
    return SLOWDOWN * (await page.evaluate(watchTicks, TICKS));
  });

const measureAppending = async (browser: Browser, open: Open, kind: Kind) =>
  visit(
    browser,
    await open('/games/?pagination=load-more&shopengine_products_per_page=12', kind),
    SLOWDOWN,
    async ({ page, settled }) => {
      await page.locator('.next').scrollIntoViewIfNeeded();
      await page.waitForSelector('.next[role="button"]');
      await settled();
      return page.evaluate(append, PRODUCTS);
    },
  );

/** In milliseconds: `tick`, the median of one visit, and `appending`. */
export async function measureDemo(browser: Browser, open: Open, kind: Kind): Promise<Sample> {
  return { tick: await measureTick(browser, open, kind), appending: await measureAppending(browser, open, kind) };
}
