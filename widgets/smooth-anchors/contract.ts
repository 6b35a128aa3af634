/** Links to a place on the same page (README.md has the table). */

/** Where the theme Astra is, its setting says whether anchors are smooth. */
export const ASTRA = 'body[class*=astra-]';
/** The links that jump there all the same. */
export const JUMPING = '[href="#"],.skip-link,.nav-links a,.uagb-toc-link__trigger,[href*="uagb-tab"],[href*="tab-"]';
