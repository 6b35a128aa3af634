/**
 * Time that the main thread spends in JavaScript, by samples. Chrome's own counter (ScriptDuration) leaves out microtasks that
 * no callback started, which is where code goes on after an `import()`.
 */
import type { CDPSession } from 'playwright-core';

/** Microseconds. */
const INTERVAL = 500;

/** What a sample is called that fell into none of the page's functions. */
const NOT_SCRIPT = ['(idle)', '(program)', '(root)', '(garbage collector)'];

export async function startSampling(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.send('Profiler.start');
}

/** Milliseconds since `startSampling`, which ends with it. */
export async function readScriptTime(session: CDPSession): Promise<number> {
  const { profile } = await session.send('Profiler.stop');
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const others = new Set(nodes.filter(({ callFrame }) => NOT_SCRIPT.includes(callFrame.functionName)).map(({ id }) => id));
  return samples.reduce((sum, id, index) => (others.has(id) ? sum : sum + (timeDeltas[index] ?? 0) / 1000), 0);
}
