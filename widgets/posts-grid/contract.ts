/** The posts grid's own contract: SPEC names its call, not its markup (README.md has the table). */

export const HOST = '[data-island~="posts-grid"]';
/** Loads what comes next. */
export const MORE = '[data-more]';
/** What further posts are put into; without it they stand before the button. */
export const LIST = '[data-posts]';
/** On the host while posts are on their way. */
export const LOADING = 'is-loading';

/** The action of this library's own WordPress plugin. A theme's own are in the config, as `postsActions`. */
export const PLUGIN_ACTION = 'shop_islands_posts';

/** Attributes that are not sent. */
export const NOT_SENT: readonly string[] = ['data-island', 'data-island-status'];
