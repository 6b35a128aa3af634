/** Backgrounds that wait until they are near the view, as Elementor marks them (README.md has the table). */

/** A block, and what has a background of its own. */
export const CONTAINER = '.e-con';
export const MARKED = '[data-e-bg-lazyload]';
/** Elementor's class for a block whose background may be fetched; the second is older versions'. */
export const LOADED = ['e-lazyloaded', 'lazyloaded'] as const;
