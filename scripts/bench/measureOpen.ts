/**
 * Measures a page of countdowns that is open for sixteen hours, on a clock that the bench turns: its waiting timers,
 * and its memory.
 */
import type { Browser, Page } from 'playwright-core';
import type { CachedPage } from './kinds';
import { readHeap } from './measureLoad';
import type { Sample } from './statistics';
import { visit } from './visit';

/**
 * Hours before the first measurement. Until then the engine still compiles code that runs each second, and keeps the
 * result; only after that does the heap show what the page itself keeps.
 */
const WARM_UP = 8;
const HOURS = 16;
const HOUR = 3_600_000;

declare global {
  interface Window {
    /** How many timers wait, and how many have run. */
    timers: { waiting: Set<unknown>; run: number };
  }
}

/** Runs in the page, before its own scripts: counts the timers of the page. */
function watchTimers(): void {
  const timers: Window['timers'] = { waiting: new Set(), run: 0 };
  const { setTimeout: later, setInterval: again, clearTimeout: clear } = window;
  const counted = (run: () => void, end: () => void) => () => {
    timers.run++;
    end();
    run();
  };
  const set = (run: () => void, delay?: number) => {
    const id = later(
      counted(run, () => timers.waiting.delete(id)),
      delay,
    );
    timers.waiting.add(id);
    return id;
  };
  const repeat = (run: () => void, delay?: number) => {
    const id = again(
      counted(run, () => {}),
      delay,
    );
    timers.waiting.add(id);
    return id;
  };
  const forget = (id: number | undefined) => {
    timers.waiting.delete(id);
    clear(id);
  };
  Object.assign(window, { timers, setTimeout: set, setInterval: repeat, clearTimeout: forget, clearInterval: forget });
}

const readTimers = (page: Page) =>
  page.evaluate(() => ({ waiting: window.timers.waiting.size, run: window.timers.run }));

/**
 * After eight hours `timers: first` and `heap: first`, after sixteen `timers: last` and `heap: last`; `turns` is how
 * often a timer ran in the last hour.
 */
export const measureOpen = (browser: Browser, cached: CachedPage): Promise<Sample> =>
  visit(
    browser,
    cached,
    1,
    async ({ page, session }) => {
      const look = async (name: string) => ({
        [`timers: ${name}`]: (await readTimers(page)).waiting,
        [`heap: ${name}`]: await readHeap(session),
      });
      for (let hour = 0; hour < WARM_UP; hour++) await page.clock.runFor(HOUR);
      const first = await look('first');
      for (let hour = WARM_UP + 1; hour < HOURS; hour++) await page.clock.runFor(HOUR);
      const { run } = await readTimers(page);
      await page.clock.runFor(HOUR);
      return { ...first, ...(await look('last')), turns: (await readTimers(page)).run - run };
    },
    async (_session, page) => {
      await page.clock.install();
      await page.addInitScript(watchTimers);
    },
  );
