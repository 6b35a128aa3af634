/** What a page still holds after its garbage has been collected, by Chromium's own counters. */
import { expect, type Page } from '@playwright/test';

interface Held {
  nodes: number;
  listeners: number;
  /** Bytes. */
  heap: number;
}

/** What is collected in one round may let more go in the next. */
const ROUNDS = 3;

/** Bytes of the heap for what the engine learns of code that runs often. */
const COMPILED = 300_000;

/** Collects the page's garbage and counts what is left. */
async function countHeld(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < ROUNDS; round++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { nodes, listeners, heap };
}

/**
 * Runs a tenth of the work, then the other nine: afterwards the page must hold what it held before, for all its `times`.
 * The heap may grow by code that the engine compiles meanwhile, and by less than a closure each time.
 */
export async function expectFlat(page: Page, times: number, work: (times: number) => Promise<void>): Promise<void> {
  const tenth = times / 10;
  await work(tenth);
  const before = await countHeld(page);
  await work(times - tenth);
  // What came last is held until its timers have run out.
  await expect(async () => {
    const after = await countHeld(page);
    const grown = { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners, heap: after.heap - before.heap };
    const told = JSON.stringify({ before, after });
    expect(grown.listeners, `listeners: ${told}`).toBeLessThanOrEqual(times / 100);
    expect(grown.nodes, `nodes: ${told}`).toBeLessThanOrEqual(times / 10);
    expect(grown.heap, `heap: ${told}`).toBeLessThanOrEqual(COMPILED + times * 50);
  }).toPass({ timeout: 8000 });
}
