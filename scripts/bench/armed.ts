/** Measures what it costs to arm everything on a page, and what the page does in idle time. */
import type { Browser } from 'playwright-core';
import type { CachedPage } from './kinds';
import { readScriptTime, startTrace } from './scriptTime';
import { IDLE_AT_LAST, SLOWDOWN, visit } from './visit';

/** Runs in the page: counts the roots of React and Preact inside cards. */
function countRoots(): number {
  const inCards = [...document.querySelectorAll('li.product, li.product *')];
  const isRoot = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactContainer') || key === '__k');
  return inCards.filter(isRoot).length;
}

/**
 * Runs in the page, before its own scripts: holds back the callbacks that wait for idle time, until `runIdle`.
 * @param ours the time-out of the bench's own idle callbacks, which are not held back
 */
function holdIdle(ours: number): void {
  const own = window.requestIdleCallback.bind(window);
  const held: IdleRequestCallback[] = [];
  let isHeld = true;
  let waiting = 0;
  const ask = (run: IdleRequestCallback) => {
    waiting++;
    return own((deadline) => {
      run(deadline);
      waiting--;
    });
  };
  window.requestIdleCallback = (run, options) => {
    if (options?.timeout === ours) return own(run, options);
    return isHeld ? held.push(run) : ask(run);
  };
  window.runIdle = async () => {
    isHeld = false;
    held.forEach(ask);
    while (waiting) await new Promise((resolve) => own(resolve, { timeout: 500 }));
  };
}

declare global {
  interface Window {
    /** Settles when nothing is left to be done in idle time. */
    runIdle(): Promise<void>;
  }
}

export interface Armed {
  /** Script time until everything is armed, in milliseconds. */
  armed: number;
  /** Script time of the idle callbacks, in milliseconds. */
  idle: number;
  roots: number;
}

const load = (browser: Browser, cached: CachedPage) =>
  visit<Armed>(
    browser,
    cached,
    1,
    async ({ page, session, settled }) => {
      const armed = await readScriptTime(session);
      await startTrace(session);
      await page.evaluate(() => window.runIdle());
      await settled();
      return {
        armed: SLOWDOWN * armed,
        idle: SLOWDOWN * (await readScriptTime(session)),
        roots: await page.evaluate(countRoots),
      };
    },
    async (session, page) => {
      await page.addInitScript(holdIdle, IDLE_AT_LAST);
      await startTrace(session);
    },
  );

/** The least of several loads: other work of the machine can only make a load slower. */
export async function leastOf(visits: number, browser: Browser, cached: CachedPage): Promise<Armed> {
  const loads: Armed[] = [];
  while (loads.length < visits) loads.push(await load(browser, cached));
  const least = (value: keyof Armed) => Math.min(...loads.map((one) => one[value]));
  return { armed: least('armed'), idle: least('idle'), roots: Math.max(...loads.map(({ roots }) => roots)) };
}
