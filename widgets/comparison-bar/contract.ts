/** The comparison's bottom bar, as ShopEngine Pro prints it (README.md has the table). */

export const BAR = '.shopengine-comparison-bottom-bar';
/** Opens and closes the bar. */
export const TOGGLE = '.comparison-bottom-bar-toggle';
/** Leads to the comparison page; `data-comparison-url` is that page's address. */
export const LINK = '.comparison-endpoint-bottom';
/** What the server's items are put into. */
export const BOX = '.shopengine-comparison-box';
export const ITEM = '.comparison-for-bottom-bar-item';
export const REMOVE = '.shopengine-comparison-bar-action';
/** The bar is open. */
export const ACTIVE = 'active';
/** The list is empty; and the words that the server has for that. */
export const EMPTY = 'no-comparison-found';
export const EMPTY_WORDS = '.shopengine-no-comparison-product-for-bar';
/** Elementor's icons in the toggle, while the items are on their way and when they are there. */
export const LOADING_ICON = 'eicon-loading fa-spin';
export const OPEN_ICON = 'eicon-close';
