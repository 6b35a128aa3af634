/** A widget area whose content is fetched when it is needed, as ElementsKit prints it (README.md has the table). */

/** Set by the plugin's own script, too: the content is there. */
export const LOADED = 'is--loaded';
/** On the area while its content is on its way. */
export const LOADING = 'is-loading';
/** Around what is said of a failure, in the area. */
export const FAILED = 'shop-islands-area-failed';
