/** Owns what an entry of the history keeps of lists that grew: which pages stand, and where the shopper left. Pure. */

/** Our name among what others keep in the entry. */
const NAME = 'shopIslandsPages';
/** How many pages before the address's own are kept. */
const MOST = 10;

/** An item of a list, and how far its top is below the window's, in pixels. */
export interface KeptPlace {
  item: string;
  top: number;
}

export interface KeptPages {
  /** Paths with queries, in the list's order. The last one is the page that the entry's address names. */
  pages: string[];
  /** Where the shopper followed a link; undefined where none was followed. */
  place?: KeptPlace | undefined;
}

/** A path of this site: with two slashes it would name another one. */
const isPath = (page: unknown) => typeof page === 'string' && /^\/(?![\\/])/.test(page);

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

const listsIn = (state: unknown): Record<string, unknown> => recordOf(recordOf(state)[NAME]);

function placeIn(value: unknown): KeptPlace | undefined {
  const { item, top } = recordOf(value);
  return typeof item === 'string' && typeof top === 'number' ? { item, top } : undefined;
}

/** What an entry keeps of a list; undefined where it keeps nothing of use. @param state the entry's, of whatever shape */
export function keptIn(state: unknown, list: string): KeptPages | undefined {
  const { pages, place } = recordOf(listsIn(state)[list]);
  const isUsable = Array.isArray(pages) && pages.length > 1 && pages.every(isPath);
  return isUsable ? { pages: pages.slice(-MOST - 1), place: placeIn(place) } : undefined;
}

/** The entry's state with a list's pages in it. What others keep there stays; a state that can hold nothing more is given back as it is. */
export function withKept(state: unknown, list: string, kept: KeptPages): unknown {
  const isOpen = state === null || state === undefined || (typeof state === 'object' && !Array.isArray(state));
  if (!isOpen) return state;
  return { ...recordOf(state), [NAME]: { ...listsIn(state), [list]: { ...kept, pages: kept.pages.slice(-MOST - 1) } } };
}

/** True where an entry keeps pages of a list whose id begins with the widget's name. */
export const keepsListOf = (state: unknown, widget: string): boolean => Object.keys(listsIn(state)).some((list) => list.startsWith(widget));
