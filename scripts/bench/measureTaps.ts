/** Taps on one page: what each first use fetches, and how soon the screen answers a tap when the code is warm. */
import type { Browser, Page } from 'playwright-core';
import type { CachedPage } from './kinds';
import { weighScripts } from './measureLoad';
import type { Sample } from './statistics';
import type { Tap } from './taps';
import { IDLE_AT_LAST, SLOWDOWN, type Visit, visit } from './visit';

/** Event Timing reports no event under 16 ms, and rounds to 8 ms. An event that it does not report counts as 8 ms. */
const UNTOLD = 8;

/**
 * Milliseconds after which plugins' scripts have bound their handlers: some wait for seconds. Another measurement shows
 * how soon the first tap is answered.
 */
const ALL_BOUND = 4000;

/**
 * A guest's cards have hearts too, so the page gets data that says that somebody is logged in, and the bench answers
 * the call.
 */
const loggedIn = (cached: CachedPage): CachedPage => ({
  ...cached,
  html: cached.html.replace(/("isLoggedIn":)""/, '$1"1"'),
});

/**
 * Marks the control and brings it into view. Then waits, because the scroll and the pointer may start the code of other
 * islands.
 */
async function approach({ page, settled }: Visit, target: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(target).evaluate((element) => {
    for (const one of document.querySelectorAll('[data-bench]')) one.removeAttribute('data-bench');
    element.setAttribute('data-bench', '');
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await settled();
}

/** Moves the pointer to the control and presses it, as a hand does, without a look at the page in between. */
async function press(page: Page, target: string): Promise<void> {
  const locator = page.locator(target);
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_AT_LAST,
  );
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function tap(
  { page, settled }: Visit,
  { targets, marks, closing }: Tap,
  place: 0 | 1,
): Promise<{ latency: number; feedback: number }> {
  const mark = marks[place];
  await page.evaluate((wanted) => window.watched.arm(wanted), mark);
  await press(page, targets[place]);
  await page.waitForFunction(() => !Number.isNaN(window.watched.feedback), undefined, { timeout: 15_000 });
  await settled();
  const { latency, feedback } = await page.evaluate(() => ({
    latency: window.watched.latency,
    feedback: window.watched.feedback,
  }));
  if (closing) {
    await page.keyboard.press(closing);
    await page.waitForFunction((wanted) => !document.querySelector(wanted)?.checkVisibility(), mark);
    await settled();
  }
  return { latency: latency || UNTOLD, feedback };
}

async function measureTap(one: Visit, wanted: Tap): Promise<Sample> {
  const { name, targets } = wanted;
  await approach(one, targets[0]);
  const before = { scripts: one.scripts.length, calls: one.calls.length };
  const cold = await tap(one, wanted, 0);
  const first = { files: one.scripts.length - before.scripts, calls: one.calls.length - before.calls };
  const bytes = (await weighScripts(one.scripts)).bytes;
  await approach(one, targets[1]);
  const warm = await tap(one, wanted, 1);
  const values = {
    latency: warm.latency,
    feedback: warm.feedback,
    'first feedback': cold.feedback,
    files: first.files,
    calls: first.calls,
    bytes,
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}: ${key}`, value]));
}

/** One visit, all taps in order; controls that the page does not have are left out. */
export function measureTaps(browser: Browser, cached: CachedPage, taps: readonly Tap[]): Promise<Sample> {
  return visit(browser, loggedIn(cached), SLOWDOWN, async (one) => {
    const samples: Sample[] = [];
    await one.page.waitForFunction((time) => performance.now() > time, ALL_BOUND);
    for (const wanted of taps)
      if (await one.page.locator(wanted.targets[1]).count()) samples.push(await measureTap(one, wanted));
    return Object.assign({}, ...samples);
  });
}
