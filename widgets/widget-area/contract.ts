/** A widget area whose content is fetched when it is needed, as ElementsKit prints it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

/** Around an area. */
export const WRAP = '.widgetarea_warper';
export const AREA = `${WRAP} [data-ajax-post-id]`;
/** Set by the plugin's own script, too: the content is there. */
export const LOADED = 'is--loaded';
/** On the area while its content is on its way. */
export const LOADING = 'is-loading';
/** Around what is said of a failure, in the area. */
export const FAILED = 'shop-islands-area-failed';

/** The script tag of ElementsKit's Pro part, which fetches them itself. */
export const ORIGINAL: OriginalMark = { within: `${AREA}:is(html:has(#elementskit-elementor-pro-js) *)` };
