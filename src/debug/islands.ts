/** Tells which islands the page has, and where each stands, from the registry's rows, the hosts' marks and the log. Reads only. */
import { selectorOf } from '../dom/hosts';
import type { IslandRow, Status, Trigger } from '../island/types';
import type { Log } from './log';

/** A host's status; `waiting` for its trigger, or for a hand. */
export type Standing = Status | 'waiting';

export interface HostState {
  host: HTMLElement;
  standing: Standing;
  /** Milliseconds since the page's start; undefined where it was ready before anybody looked. */
  readyAt: number | undefined;
}

export interface IslandState {
  name: string;
  trigger: Trigger;
  /** How long its file took, milliseconds; undefined where it has none of its own or has not come. */
  fetched: number | undefined;
  hosts: readonly HostState[];
}

/** How long the file of a chunk took. Its name ends with the build's hash. */
function fetchTime(chunk: string): number | undefined {
  const file = new RegExp(`/${chunk}(?:-[0-9a-f]{8})?\\.js$`);
  return performance.getEntriesByType('resource').find(({ name }) => file.test(name.replace(/[?#].*/, '')))?.duration;
}

const printed = (host: HTMLElement) => host.dataset.islandStatus as Status | undefined;

/** An attribute that several islands share says little: what was heard goes first. */
function standingOf(name: string, host: HTMLElement, trigger: Trigger, log: Log): Standing {
  if (log.hasFailed(name, host)) return 'failed';
  if (log.readyAt(name, host) !== undefined) return 'ready';
  const status = printed(host);
  // The body has no mark; it is there from the start.
  if (!status) return host === document.body ? 'ready' : 'waiting';
  return status === 'ready' && trigger === 'interaction' ? 'waiting' : status;
}

function stateOf(row: IslandRow, log: Log): IslandState {
  const { name, chunk = name, when = 'load' } = row;
  const hosts = [...document.querySelectorAll<HTMLElement>(selectorOf(row))];
  return {
    name,
    trigger: when,
    fetched: fetchTime(chunk),
    hosts: hosts.map((host) => ({ host, standing: standingOf(name, host, when, log), readyAt: log.readyAt(name, host) })),
  };
}

/** Those with a host on the page. */
export const islandsOf = (rows: readonly IslandRow[], log: Log): IslandState[] => rows.map((row) => stateOf(row, log)).filter(({ hosts }) => hosts.length);

/** "2 ready, 3 waiting" */
export function summary({ hosts }: IslandState): string {
  const counts = new Map<Standing, number>();
  for (const { standing } of hosts) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return [...counts].map(([standing, count]) => `${count} ${standing}`).join(', ');
}

/** "ready after 312 ms, file 41 ms"; "" where nothing is known. */
export function timing({ hosts, fetched }: IslandState): string {
  const times = hosts.flatMap(({ readyAt }) => readyAt ?? []);
  const parts = [
    ...(times.length ? [`ready after ${Math.round(Math.min(...times))} ms`] : []),
    ...(fetched === undefined ? [] : [`file ${Math.round(fetched)} ms`]),
  ];
  return parts.join(', ');
}
