/** The markup of a widget area whose content is loaded later, as ElementsKit prints it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

/** The element around an area. */
export const WRAP = '.widgetarea_warper';
export const AREA = `${WRAP} [data-ajax-post-id]`;
/** Class of an area whose content is there. The plugin's own script sets it, too. */
export const LOADED = 'is--loaded';
/** Class of an area while its content loads. */
export const LOADING = 'is-loading';
/** Class of the message in an area whose content has not loaded. */
export const FAILED = 'shop-islands-area-failed';

/** ElementsKit Pro's script, which loads the content itself, known by its tag. */
export const ORIGINAL: OriginalMark = { script: 'elementskit-elementor-pro-js', on: AREA };
