/** Links to a place on the same page (README.md has the table). */

/** Astra's header: where it is, its setting says whether anchors are smooth. */
export const ASTRA = '#masthead';
