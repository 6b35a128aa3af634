/** Checks that a page uses no more memory after much work. */
import { expect, type Page } from '@playwright/test';
import { countHeld } from '../../scripts/soak/held';

/** Bytes that the heap may grow by, because the engine compiles code that runs often. */
const COMPILED = 300_000;

/**
 * Runs a tenth of the work, and then the other nine tenths. During the nine tenths the page must not gain nodes,
 * listeners or other objects. The heap may grow by compiled code, and by less than a closure for each repetition.
 */
export async function expectFlat(page: Page, times: number, work: (times: number) => Promise<void>): Promise<void> {
  const tenth = times / 10;
  await work(tenth);
  const before = await countHeld(page);
  await work(times - tenth);
  // The newest elements stay in memory until their timers have run out.
  await expect(async () => {
    const after = await countHeld(page);
    const grown = {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heap: after.heap - before.heap,
    };
    const told = JSON.stringify({ before, after });
    expect(grown.listeners, `listeners: ${told}`).toBeLessThanOrEqual(times / 100);
    expect(grown.nodes, `nodes: ${told}`).toBeLessThanOrEqual(times / 10);
    expect(grown.heap, `heap: ${told}`).toBeLessThanOrEqual(COMPILED + times * 50);
  }).toPass({ timeout: 8000 });
}
