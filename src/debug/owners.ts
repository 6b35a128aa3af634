/** Says who owns the markup that several scripts may drive, as it is at this moment. Reads only. */
import { shopIslands } from '../bridge/page/islands';
import type { IslandRow, OriginalMark } from '../island/types';
import { SHARED_MARKUP } from '../rules/sharedMarkup';
import type { IslandState } from './islands';

/** Words for the mark by which another script is recognised. */
function wordsOf(mark: OriginalMark): string {
  if ('script' in mark) return `the tag #${mark.script}`;
  if ('method' in mark) return `jQuery’s method ${mark.method}`;
  if ('within' in mark) return `the mark ${mark.within}`;
  return `its handlers of “${mark.event}”${'selectors' in mark ? ` on ${mark.selectors.join()}` : ''}`;
}

/** The marks, in words, that show that another script is at work on an island's hosts; "" when there are none. */
function signsOf({ hosts }: IslandState, { yieldsTo = [] }: IslandRow): string {
  const marks = [yieldsTo].flat() as OriginalMark[];
  const { isOriginalActive } = shopIslands();
  const active = marks.filter((mark) => hosts.some(({ host }) => isOriginalActive(mark, host)));
  return active.map(wordsOf).join(' and ');
}

/**
 * True when an island has begun on one of its hosts: the log says so, or the host is `ready` and has no other island.
 */
function hasBegun(island: IslandState, islands: readonly IslandState[]): boolean {
  const isAlone = (host: HTMLElement) =>
    islands.every((other) => other === island || !other.hosts.some((state) => state.host === host));
  return island.hosts.some(
    ({ host, standing, readyAt }) => readyAt !== undefined || (standing === 'ready' && isAlone(host)),
  );
}

/** Says whether the islands or another script drive an island's hosts, and how the shop can change that. */
function ownerOf(island: IslandState, row: IslandRow, islands: readonly IslandState[]): string {
  const signs = signsOf(island, row);
  const toScript = `"disable": ["${row.name}"] leaves it to another script.`;
  if (!signs) return `the islands. ${toScript}`;
  const toIslands = 'Without that script’s file, it is the islands’.';
  if (!hasBegun(island, islands)) return `another script, told by ${signs}. ${toIslands}`;
  return `another script from the next action on, told by ${signs}. The islands have begun before it: if both act, choose one. ${toScript} ${toIslands}`;
}

/** A line for each such island of the page, such as "gallery (product-gallery): the islands. …". */
export const ownersOf = (rows: readonly IslandRow[], islands: readonly IslandState[]): string[] =>
  Object.entries(SHARED_MARKUP).flatMap(([markup, names]) =>
    islands.flatMap((island) => {
      const row = names.includes(island.name) && rows.find(({ name }) => name === island.name);
      return row ? [`${markup} (${island.name}): ${ownerOf(island, row, islands)}`] : [];
    }),
  );
