/** The posts grid's markup. It is this project's own, because SPEC names only the call (README.md has the table). */

export const HOST = '[data-island~="posts-grid"]';
/** The button that loads further posts. */
export const MORE = '[data-more]';
/** The element that gets further posts. Without it, they are put before the button. */
export const LIST = '[data-posts]';
/** Class of the host while posts load. */
export const LOADING = 'is-loading';

/** The action of this library's own WordPress plugin. The config lists a theme's own actions, as `postsActions`. */
export const PLUGIN_ACTION = 'shop_islands_posts';

/** Attributes that are not fields of the call. */
export const NOT_SENT: readonly string[] = ['data-island', 'data-island-status'];
