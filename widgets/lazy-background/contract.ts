/** Backgrounds that wait until they are near the view, as Elementor marks them (README.md has the table). */

/** Elementor's class for a block whose background may be fetched; the second is older versions'. */
export const LOADED = ['e-lazyloaded', 'lazyloaded'] as const;
