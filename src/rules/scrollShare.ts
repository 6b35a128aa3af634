/** Owns the share of a page that the visitor has scrolled through. Pure. */

/**
 * The scrolled share, from 0 to 1; 0 for a page that is too short to scroll.
 * @param scrolled pixels from the page's start
 * @param length height of the whole page in pixels
 * @param view height of the window in pixels
 */
export function scrolledShare(scrolled: number, length: number, view: number): number {
  const room = length - view;
  return room > 0 ? Math.min(1, Math.max(0, scrolled / room)) : 0;
}
