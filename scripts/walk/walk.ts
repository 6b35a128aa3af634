/**
 * Owns how a walk is measured: a page of the demo on which nothing is under way, an action, and the calls that follow
 * it.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { start } from '../../src/loader/start';
import { translated } from '../../src/loader/translation';
import { loadFramesEmpty, loadScriptsEmpty, reduceMotion, visitOrigin } from '../../tests/helpers/browser';
import { seeEverything } from '../../tests/helpers/sight';
import { registry } from '../../widgets/registry';
import { sourceOf } from '../build/chunks';
import { logUntil } from './log';
import { pass, stopTime } from './pageTime';
import { PAGE, saidOf, sumOf } from './table';
import type { Calls } from './walks';

/** An action of a shopper on a page of the demo, and the sign that it is done. */
export interface Walk {
  /** The demo's page. */
  path: string;
  /** A page that is visited before it. */
  before?: string;
  /** Changes the server's HTML before the islands start. */
  prepare?(): void;
  /** Steps that prepare the page for the action. After each step, the walk waits until nothing is under way. */
  ready?: readonly (() => void)[];
  act(): void;
  /** True once the page shows what the shopper wanted. */
  isDone(): boolean;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Calls by file, in order. */
    calls?: [file: string, count: number][];
  }
}

/**
 * Milliseconds on the page's clock after which its islands have nothing under way, and in which an action must be done.
 */
const REST = 3000;
const LONGEST = 20_000;

/** The share by which the number of calls may differ from the table: a timer more, a cookie less. */
const TOLERANCE = 0.05;
const STALE = 'Run `npm run walk` and commit what it writes.';

/** Moves a hand near an element, which fetches the code for a press there. */
export const comeNear = (element: Element): unknown =>
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));

/** Brings the browser to a page as the server prints it. No script of the page runs. */
async function open({ path, before }: Walk): Promise<void> {
  const demo = inject('demo');
  loadScriptsEmpty();
  loadFramesEmpty();
  reduceMotion();
  seeEverything();
  visitOrigin(demo);
  // In this mode the demo prints its settings as JSON, so no script of the page has to run for them.
  await fetch(`${demo}/?demo=strict`);
  if (before) await fetch(demo + before);
  const html = await (await fetch(demo + path)).text();
  history.replaceState(null, '', path);
  document.open();
  document.write(html);
  document.close();
}

/** Starts the loader with the source of each chunk instead of its built file. */
function startIslands(): void {
  delete (window as { shopIslands?: unknown }).shopIslands;
  start({
    islands: registry,
    version: 'walk',
    urlOf: (chunk) => resolve(sourceOf(chunk) ?? chunk),
    bring(load) {
      const core = load('core');
      return [core, translated(core, load)];
    },
    examine() {},
  });
}

async function measure(walk: Walk): Promise<Calls> {
  await open(walk);
  stopTime();
  walk.prepare?.();
  startIslands();
  await pass(REST);
  for (const step of walk.ready ?? []) {
    step();
    await pass(REST);
  }
  expect(walk.isDone(), 'done before the action').toBe(false);
  const calls = logUntil(walk.isDone);
  walk.act();
  await pass(LONGEST, walk.isDone);
  vi.useRealTimers();
  expect(walk.isDone(), 'done').toBe(true);
  return calls;
}

/** Measures a walk, and compares it with docs/architecture.md, unless this run writes the table there. */
export function walk(name: string, steps: Walk): void {
  test(name, async ({ task }) => {
    const calls = await measure(steps);
    task.meta.calls = [...calls];
    if (process.env.WALK === 'measure') return;
    const said = saidOf(name, readFileSync(PAGE, 'utf8'));
    expect(calls.size, STALE).toBe(said.files);
    expect(Math.abs(sumOf(calls) - said.calls), STALE).toBeLessThan(said.calls * TOLERANCE);
  });
}
