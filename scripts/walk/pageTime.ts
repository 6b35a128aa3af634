/**
 * Makes everything on a page happen in the same order in each run of a walk: code and answers come one after the other,
 * in the order of the requests, and the page's clocks stand still meanwhile.
 */
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import { callsSoFar } from './log';

/** Milliseconds by which the clocks move forward at a time. */
const STEP = 250;
/** The number of turns of the event loop in which React renders and observers are called. */
const TURNS = 10;

let last: Promise<unknown> = Promise.resolve();

/** Calls `begin` once all earlier requests have been answered. */
function inOrder<Result>(begin: () => Promise<Result>): Promise<Result> {
  const coming = last.then(begin);
  last = coming.catch(() => {});
  return coming;
}

(globalThis as { __inOrder?: typeof inOrder }).__inOrder = inOrder;

/** Stops the page's clocks, and makes its answers come in order. */
export function stopTime(): void {
  const load = fetch;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    inOrder(async () => {
      const answer = await load(...call);
      const text = await answer.text();
      return Object.assign(answer, { text: async () => text });
    }),
  );
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
  vi.useFakeTimers({ toFake: [...timers, ...frames, 'Date', 'performance'] });
}

/** Waits until nothing happens any more while the clocks stand still. */
async function settle(): Promise<void> {
  let before: unknown[];
  do {
    before = [callsSoFar(), last];
    await last;
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
  } while (before[0] !== callsSoFar() || before[1] !== last);
}

/** Lets the given number of milliseconds pass on the page, or fewer if `isOver` returns true before. */
export async function pass(milliseconds: number, isOver = () => false): Promise<void> {
  await settle();
  for (let left = milliseconds; left > 0 && !isOver(); left -= STEP) {
    await vi.advanceTimersByTimeAsync(STEP);
    await settle();
  }
}
