/**
 * Reads from a trace the time that the main thread spends in JavaScript. It is the thread's own time, so other
 * processes do not count. Chrome's counter (ScriptDuration) leaves out microtasks that no callback started, in which
 * code continues after an `import()`.
 */
import type { CDPSession } from 'playwright-core';

/**
 * The trace events in which the browser runs or parses JavaScript. They include work that a script forces at once, such
 * as a layout.
 */
const ENTRIES = [
  'EvaluateScript',
  'FunctionCall',
  'V8.Execute',
  'V8.RunMicrotasks',
  'v8.callFunction',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
];

/** An event of the browser's trace. Times are microseconds of the thread's own clock. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string; data?: { interactionId?: number; duration?: number; url?: string } };
  tts?: number;
  tdur?: number;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** Microseconds of script on the main threads. Counts each moment once, because entries contain other entries. */
export function scriptTimeOf(events: readonly TraceEvent[]): number {
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const entries = events.filter((event) => ENTRIES.includes(event.name) && main.has(threadOf(event)));
  const ends = new Map<string, number>();
  return entries
    .sort((a, b) => (a.tts ?? 0) - (b.tts ?? 0))
    .reduce((sum, event) => {
      const { tts = 0, tdur = 0 } = event;
      const known = Math.max(tts, ends.get(threadOf(event)) ?? 0);
      const end = Math.max(known, tts + tdur);
      ends.set(threadOf(event), end);
      return sum + end - known;
    }, 0);
}

/** Starts the trace that `readScriptTime` ends. */
export async function startTrace(session: CDPSession): Promise<void> {
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8', '__metadata'] },
  });
}

/** The longest interaction, from the input to the next paint, in milliseconds; 0 if the trace has none. */
export const worstInteractionOf = (events: readonly TraceEvent[]): number =>
  Math.max(
    0,
    ...events.flatMap(({ name, args: { data } }) =>
      name === 'EventTiming' && data?.interactionId ? (data.duration ?? 0) : [],
    ),
  );

/** Milliseconds that the evaluation of a script's file took. */
export const evaluationOf = (events: readonly TraceEvent[], file: string): number =>
  events.reduce(
    (sum, { name, args: { data }, tdur = 0 }) =>
      sum + (name === 'EvaluateScript' && data?.url?.includes(file) ? tdur / 1000 : 0),
    0,
  );

/** Ends the trace and returns its events since `startTrace`. */
export async function endTrace(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) events.push(event as TraceEvent);
  };
  session.on('Tracing.dataCollected', collect);
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** Ends the trace and returns the milliseconds of script since `startTrace`. */
export const readScriptTime = async (session: CDPSession): Promise<number> =>
  scriptTimeOf(await endTrace(session)) / 1000;
