/** Backgrounds that wait until they are near the view, as Elementor marks them (README.md has the table). */

/** A block; and the older versions' attribute, which may name an element in it by a selector. */
export const CONTAINER = '.e-con';
export const NAMES = 'data-e-bg-lazyload';
export const MARKED = `[${NAMES}]`;
/** Elementor's class for a block whose background may be fetched; the second is older versions'. */
export const LOADED = ['e-lazyloaded', 'lazyloaded'] as const;
