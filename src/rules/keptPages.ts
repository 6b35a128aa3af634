/**
 * Owns what a history entry keeps about lists that grew: which pages they show, and where the shopper left them. Pure.
 */
import { listsIn, NAME, recordOf } from './keptLists';

/** The most pages that an entry keeps before the address's own page. */
const MOST = 10;

/** An item of a list, and the distance of its top from the window's top, in pixels. */
export interface KeptPlace {
  item: string;
  top: number;
}

export interface KeptPages {
  /** Paths with queries, in the list's order. The last one is the page in the entry's address. */
  pages: string[];
  /** The place at which the shopper followed a link; undefined when the shopper followed none. */
  place?: KeptPlace | undefined;
}

/** True for a path of this site. A path that begins with two slashes would name another site. */
const isPath = (page: unknown) => typeof page === 'string' && /^\/(?![\\/])/.test(page);

function placeIn(value: unknown): KeptPlace | undefined {
  const { item, top } = recordOf(value);
  return typeof item === 'string' && typeof top === 'number' ? { item, top } : undefined;
}

/**
 * What an entry keeps about a list; undefined when it keeps nothing useful.
 * @param state the entry's state, of any shape
 */
export function keptIn(state: unknown, list: string): KeptPages | undefined {
  const { pages, place } = recordOf(listsIn(state)[list]);
  const isUsable = Array.isArray(pages) && pages.length > 1 && pages.every(isPath);
  return isUsable ? { pages: pages.slice(-MOST - 1), place: placeIn(place) } : undefined;
}

/**
 * The entry's state with a list's pages added. The values of other scripts stay. Returns a state that can hold no keys,
 * such as a text, unchanged.
 */
export function withKept(state: unknown, list: string, kept: KeptPages): unknown {
  const isOpen = state === null || state === undefined || (typeof state === 'object' && !Array.isArray(state));
  if (!isOpen) return state;
  return { ...recordOf(state), [NAME]: { ...listsIn(state), [list]: { ...kept, pages: kept.pages.slice(-MOST - 1) } } };
}
