/** Owns which items a choice shows, and their places. Pure. */
import type { Place } from './contract';

/**
 * True when an item has the classes of a choice: `*` for all items, `.a.b` for both classes, `.a,.b` for one of them.
 * @param classes the item's classes
 */
export const fits = (classes: readonly string[], choice: string): boolean =>
  choice.split(',').some((part) => {
    const wanted = part.trim().split('.').filter(Boolean);
    return part.trim() === '*' || (wanted.length > 0 && wanted.every((name) => classes.includes(name)));
  });

/** How many items fit side by side. @param grid the grid's width in pixels @param width an item's width in pixels */
export const columnsOf = (grid: number, width: number): number => Math.max(1, Math.round(grid / (width || grid || 1)));

/**
 * Puts each item into the shortest column so far, the first of equal ones. Returns the places and the grid's height.
 */
export function placeItems(heights: readonly number[], columns: number): { places: Place[]; height: number } {
  const ends = Array.from({ length: Math.max(1, columns) }, () => 0);
  const places = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height;
    return { column, top };
  });
  return { places, height: Math.max(...ends) };
}
