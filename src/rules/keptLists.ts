/**
 * Owns where a history entry's state keeps lists that grew. Pure. Separate from keptPages.ts, because every page asks
 * whether there is such a list, but few pages have one.
 */

/** Our key in the entry's state, which other scripts use too. */
export const NAME = 'shopIslandsPages';

/** Any value as a record. A value without keys becomes an empty record. */
export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The kept lists of an entry, by the list's id. @param state the entry's state, of any shape */
export const listsIn = (state: unknown): Record<string, unknown> => recordOf(recordOf(state)[NAME]);

/** True when an entry keeps pages of a list whose id begins with the widget's name. */
export const keepsListOf = (state: unknown, widget: string): boolean =>
  Object.keys(listsIn(state)).some((list) => list.startsWith(widget));
