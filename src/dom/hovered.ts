/** Owns what the mouse rests on already when a script begins to listen: it has caused its events before. */

/** The innermost element inside another one on which the mouse rests; null where it rests on none. */
export const hoveredIn = (root: ParentNode): Element | null => [...root.querySelectorAll(':hover')].at(-1) ?? null;
