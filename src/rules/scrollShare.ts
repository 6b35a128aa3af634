/** Owns how much of a page has been scrolled. Pure. */

/**
 * From 0 to 1; 0 for a page that has nothing to scroll.
 * @param scrolled pixels from the page's start
 * @param length pixels of the whole page
 * @param view pixels of it that can be seen at a time
 */
export function scrolledShare(scrolled: number, length: number, view: number): number {
  const room = length - view;
  return room > 0 ? Math.min(1, Math.max(0, scrolled / room)) : 0;
}
