/**
 * Time that the main thread spends in JavaScript, from a trace: the thread's own time, whoever else has the processor
 * meanwhile. Chrome's counter (ScriptDuration) leaves out microtasks that no callback started, which is where code goes
 * on after an `import()`.
 */
import type { CDPSession } from 'playwright-core';

/** Where the browser goes into JavaScript, or reads it. What script makes it do at once, such as a layout, is in it. */
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

/** Of the browser's trace; times in microseconds of the thread's own clock. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string; data?: { interactionId?: number; duration?: number; url?: string } };
  tts?: number;
  tdur?: number;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** Microseconds of the main threads, each moment once: entries stand within others. */
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

/** The longest interaction, from the input to the next paint, in milliseconds; 0 where none is told. */
export const worstInteractionOf = (events: readonly TraceEvent[]): number =>
  Math.max(
    0,
    ...events.flatMap(({ name, args: { data } }) =>
      name === 'EventTiming' && data?.interactionId ? (data.duration ?? 0) : [],
    ),
  );

/** Milliseconds that the evaluation of a script's file took, with what it did at once. */
export const evaluationOf = (events: readonly TraceEvent[], file: string): number =>
  events.reduce(
    (sum, { name, args: { data }, tdur = 0 }) =>
      sum + (name === 'EvaluateScript' && data?.url?.includes(file) ? tdur / 1000 : 0),
    0,
  );

/** What was traced since `startTrace`, which ends with it. */
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

/** Milliseconds since `startTrace`, which ends with it. */
export const readScriptTime = async (session: CDPSession): Promise<number> =>
  scriptTimeOf(await endTrace(session)) / 1000;
