/** One load of a page: its scripts' weight, what they cost the main thread, and what a shopper sees of it. */
import type { Browser, CDPSession, Response } from 'playwright-core';
import { gzipSize } from '../gzipSize';
import type { CachedPage } from './kinds';
import { readScriptTime, startTrace } from './scriptTime';
import type { Sample } from './statistics';
import { SLOWDOWN, visit } from './visit';

const weights = new Map<string, Promise<number>>();

/** Bytes that gzip -9 leaves of a script. It is fetched once more, by itself: rounds after the first meet the same file. */
function weigh(url: string): Promise<number> {
  const fetchBody = async () => gzipSize(Buffer.from(await (await fetch(url)).arrayBuffer()));
  const known = weights.get(url) ?? fetchBody();
  weights.set(url, known);
  return known;
}

/** Bytes of gzip of all scripts, and how many there are. */
export async function weighScripts(responses: readonly Response[]): Promise<{ bytes: number; requests: number }> {
  const sizes = await Promise.all(responses.map((response) => weigh(response.url())));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
}

const readCounter = async (session: CDPSession, wanted: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
};

/**
 * Durations are milliseconds at full speed, as many times as a shopper's processor is slower: what else the machine does is
 * hardly in them, and a slowed processor would count it in.
 */
const measureWork = (browser: Browser, cached: CachedPage): Promise<Sample> =>
  visit(
    browser,
    cached,
    1,
    async ({ session, scripts, calls }) => {
      const task = SLOWDOWN * 1000 * (await readCounter(session, 'TaskDuration'));
      const script = SLOWDOWN * (await readScriptTime(session));
      const requested = calls.length;
      const weight = await weighScripts(scripts);
      await session.send('HeapProfiler.collectGarbage');
      const heap = await readCounter(session, 'JSHeapUsedSize');
      return { ...weight, script, task, calls: requested, heap };
    },
    startTrace,
  );

const measureSight = (browser: Browser, cached: CachedPage): Promise<Sample> =>
  visit(browser, cached, SLOWDOWN, ({ page }) => page.evaluate(() => ({ largestPaint: window.watched.largestPaint, shift: window.watched.shift })));

/**
 * Before any interaction, with an empty cart. Work is counted at full speed, and what is seen of it at a shopper's, which
 * takes longer: every third round.
 */
export const measureLoad = async (browser: Browser, cached: CachedPage, round: number): Promise<Sample> => ({
  ...(await measureWork(browser, cached)),
  ...(round % 3 ? {} : await measureSight(browser, cached)),
});
