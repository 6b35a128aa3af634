/**
 * Measures one load of a page: the weight of its scripts, their time on the main thread, and what a shopper notices.
 */
import type { Browser, CDPSession, Response } from 'playwright-core';
import { gzipSize } from '../gzipSize';
import type { CachedPage } from './kinds';
import { createOnce } from './once';
import { readScriptTime, startTrace } from './scriptTime';
import type { Sample } from './statistics';
import { SLOWDOWN, type Visit, visit } from './visit';

/**
 * Bytes of gzip -9 of a script. This fetches each script once more, outside of the page; later rounds use the same
 * result.
 */
const weigh = createOnce(async (url: string) => gzipSize(Buffer.from(await (await fetch(url)).arrayBuffer())));

/** Bytes of gzip of all scripts, and how many there are. */
export async function weighScripts(responses: readonly Response[]): Promise<{ bytes: number; requests: number }> {
  const sizes = await Promise.all(responses.map((response) => weigh(response.url())));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
}

/** The chunk of React, or of its substitute in the lean build. */
const REACT = /\/react-\w+\.js$/;

const readCounter = async (session: CDPSession, wanted: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
};

/** Bytes of JavaScript's heap after a garbage collection. */
export async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return readCounter(session, 'JSHeapUsedSize');
}

/** How long to wait for the elements that a page should show, in milliseconds. */
const PATIENCE = 10_000;

/** Waits until one element of each selector shows something. Scrolls to each, because some islands mount on sight. */
async function showing({ page, settled }: Visit, wanted: readonly string[]): Promise<void> {
  for (const selector of wanted) {
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }), undefined, {
        timeout: PATIENCE,
      });
    await page.locator(`${selector} :visible`).first().waitFor({ timeout: PATIENCE });
  }
  if (wanted.length) await settled();
}

/**
 * Durations are measured at full speed and multiplied by the slowdown of a shopper's processor. With an emulated slow
 * processor, the machine's other work would distort them more.
 */
const measureWork = (browser: Browser, cached: CachedPage, shown: readonly string[]): Promise<Sample> =>
  visit(
    browser,
    cached,
    1,
    async (one) => {
      const { session, scripts, calls } = one;
      await showing(one, shown);
      const task = SLOWDOWN * 1000 * (await readCounter(session, 'TaskDuration'));
      const script = SLOWDOWN * (await readScriptTime(session));
      const requested = calls.length;
      const weight = await weighScripts(scripts);
      const react = await weighScripts(scripts.filter((response) => REACT.test(response.url())));
      return {
        ...weight,
        script,
        task,
        calls: requested,
        heap: await readHeap(session),
        'react: bytes': react.bytes,
        'react: requests': react.requests,
      };
    },
    startTrace,
  );

const measureSight = (browser: Browser, cached: CachedPage, shown: readonly string[]): Promise<Sample> =>
  visit(browser, cached, SLOWDOWN, async (one) => {
    await showing(one, shown);
    return one.page.evaluate(() => ({ largestPaint: window.watched.largestPaint, shift: window.watched.shift }));
  });

/**
 * Measures a page before any interaction: its work at full speed, and its paints and shifts at a shopper's speed. The
 * latter takes longer, so only every third round does it.
 * @param shown selectors of elements that the scripts fill
 */
export const measureLoad = async (
  browser: Browser,
  cached: CachedPage,
  round: number,
  shown: readonly string[] = [],
): Promise<Sample> => ({
  ...(await measureWork(browser, cached, shown)),
  ...(round % 3 ? {} : await measureSight(browser, cached, shown)),
});
