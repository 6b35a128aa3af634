/** Counts what a page still holds after its garbage has been collected, by Chromium's own counters. */
import type { Page } from 'playwright-core';

export interface Held {
  nodes: number;
  listeners: number;
  /** Bytes. */
  heap: number;
}

/** Several rounds, because objects that are collected in one may free others for the next. */
const ROUNDS = 3;

/** Collects the page's garbage and counts what is left. */
export async function countHeld(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < ROUNDS; round++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { nodes, listeners, heap };
}
