/** Links to a place on the same page (README.md has the table). */

/** Where the theme Astra is, its setting says whether anchors are smooth. */
export const ASTRA = 'body[class*="astra-"]';
