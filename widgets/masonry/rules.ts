/** Owns which items a choice shows, and where they stand. Pure. */
import type { Place } from './contract';

/**
 * True where an item has the classes that a choice names: `*` for all items, `.a`, `.a.b` for both, `.a,.b` for one of them.
 * @param classes the item's
 */
export const fits = (classes: readonly string[], choice: string): boolean =>
  choice.split(',').some((part) => {
    const wanted = part.trim().split('.').filter(Boolean);
    return part.trim() === '*' || (wanted.length > 0 && wanted.every((name) => classes.includes(name)));
  });

/** How many items stand side by side. @param width of an item, in pixels, as is the grid's */
export const columnsOf = (grid: number, width: number): number => Math.max(1, Math.round(grid / (width || grid || 1)));

/** Puts each item into the column that is shortest so far, the first of several. Gives the places and the grid's height. */
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
