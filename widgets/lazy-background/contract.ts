/** Backgrounds that wait until they are near the view, as Elementor marks them (README.md has the table). */

/** A block, and the attribute of older versions, which may name an element in the block by a selector. */
export const CONTAINER = '.e-con';
export const NAMES = 'data-e-bg-lazyload';
export const MARKED = `[${NAMES}]`;
/** Elementor's classes for a block whose background may be fetched. The second is for older versions. */
export const LOADED = ['e-lazyloaded', 'lazyloaded'] as const;
