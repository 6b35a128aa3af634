/**
 * Finds out which islands the page has and how each is doing, from the registry's rows, the hosts' marks and the log.
 * Reads only.
 */
import { selectorOf } from '../dom/hosts';
import type { IslandRow, Status, Trigger } from '../island/types';
import type { Log } from './log';

/** A host's status, or `waiting` while it waits for its trigger or for a hand. */
export type Standing = Status | 'waiting';

export interface HostState {
  host: HTMLElement;
  standing: Standing;
  /** Milliseconds since the page's start; undefined when the host was ready before the log began. */
  readyAt: number | undefined;
}

export interface IslandState {
  name: string;
  trigger: Trigger;
  /** How long its file took to load, in milliseconds; undefined when it has no file of its own or has not loaded. */
  fetched: number | undefined;
  hosts: readonly HostState[];
}

/** How long the file of a chunk took to load. The file's name ends with the build's hash. */
function fetchTime(chunk: string): number | undefined {
  const file = new RegExp(`/${chunk}(?:-[0-9a-f]{8})?\\.js$`);
  return performance.getEntriesByType('resource').find(({ name }) => file.test(name.replace(/[?#].*/, '')))?.duration;
}

const printed = (host: HTMLElement) => host.dataset.islandStatus as Status | undefined;

/** How an island stands on a host. The log counts more than the host's attribute, which several islands share. */
function standingOf(name: string, host: HTMLElement, trigger: Trigger, log: Log): Standing {
  if (log.hasFailed(name, host)) return 'failed';
  if (log.readyAt(name, host) !== undefined) return 'ready';
  const status = printed(host);
  // The body never carries a status: an island of the whole page has its host from the start.
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
    hosts: hosts.map((host) => ({
      host,
      standing: standingOf(name, host, when, log),
      readyAt: log.readyAt(name, host),
    })),
  };
}

/** The islands that have a host on the page. */
export const islandsOf = (rows: readonly IslandRow[], log: Log): IslandState[] =>
  rows.map((row) => stateOf(row, log)).filter(({ hosts }) => hosts.length);

/** A summary such as "2 ready, 3 waiting". */
export function summary({ hosts }: IslandState): string {
  const counts = new Map<Standing, number>();
  for (const { standing } of hosts) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return [...counts].map(([standing, count]) => `${count} ${standing}`).join(', ');
}

/** A text such as "ready after 312 ms, file 41 ms"; "" when nothing is known. */
export function timing({ hosts, fetched }: IslandState): string {
  const times = hosts.flatMap(({ readyAt }) => readyAt ?? []);
  const parts = [
    ...(times.length ? [`ready after ${Math.round(Math.min(...times))} ms`] : []),
    ...(fetched === undefined ? [] : [`file ${Math.round(fetched)} ms`]),
  ];
  return parts.join(', ');
}
