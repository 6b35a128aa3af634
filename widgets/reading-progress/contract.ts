/**
 * The bar that shows how far a page is scrolled, as Essential Addons or the theme itself prints it (README.md has the
 * table).
 */

export const HOST = '.eael-reading-progress';
/** The part that grows. */
export const FILL = '.eael-reading-progress-fill';
