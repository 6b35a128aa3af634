/**
 * Keeps the events of starting islands: when each was ready, and what went wrong. Times are milliseconds since the
 * page's start.
 */
import type { Problem } from '../island/types';

export interface Log {
  /** When an island became ready on a host; undefined when the log did not see it. */
  readyAt(name: string, host: Element): number | undefined;
  /** True when an island has reported a problem with a host. */
  hasFailed(name: string, host: Element): boolean;
  readonly problems: readonly Problem[];
  stop(): void;
}

/** Starts a log. @param onChange runs after each event @param before what was reported before */
export function keepLog(onChange: () => void, before: readonly Problem[]): Log {
  const ready = new Map<string, Map<EventTarget | null, number>>();
  const failed = new Map<string, Set<EventTarget | null>>();
  const problems: Problem[] = [...before];
  const stopping = new AbortController();
  const on = <Detail>(type: string, listener: (event: CustomEvent<Detail>) => void) =>
    document.addEventListener(
      `island:${type}`,
      (event) => {
        listener(event as CustomEvent<Detail>);
        onChange();
      },
      { signal: stopping.signal, capture: true },
    );

  on<{ island: string }>('ready', ({ detail: { island }, target, timeStamp }) => {
    const hosts = ready.get(island) ?? new Map();
    ready.set(island, hosts.set(target, timeStamp));
  });
  on<Problem>('error', ({ detail, target }) => {
    problems.push(detail);
    if (detail.island) failed.set(detail.island, (failed.get(detail.island) ?? new Set()).add(target));
  });
  return {
    readyAt: (name, host) => ready.get(name)?.get(host),
    hasFailed: (name, host) => !!failed.get(name)?.has(host),
    problems,
    stop: () => stopping.abort(),
  };
}
