/** Expects of a page that it holds nothing more after much work. */
import { expect, type Page } from '@playwright/test';
import { countHeld } from '../../scripts/soak/held';

/** Bytes of the heap for what the engine learns of code that runs often. */
const COMPILED = 300_000;

/**
 * Runs a tenth of the work, then the other nine: afterwards the page must hold what it held before, for all its
 * `times`. The heap may grow by code that the engine compiles meanwhile, and by less than a closure each time.
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
