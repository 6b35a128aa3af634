/**
 * The bar that shows how far a page is read, as Essential Addons prints it, or the theme itself (README.md has the
 * table).
 */

export const HOST = '.eael-reading-progress';
/** The part that grows. */
export const FILL = '.eael-reading-progress-fill';
