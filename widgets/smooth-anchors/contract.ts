/** Links to a place on the same page (README.md has the table). */

/** The host on sites with the theme Astra, whose setting says whether anchors are smooth. */
export const ASTRA = 'body[class*=astra-]';
/** The links that jump even if the setting is on. */
export const JUMPING = '[href="#"],.skip-link,.nav-links a,.uagb-toc-link__trigger,[href*="uagb-tab"],[href*="tab-"]';
