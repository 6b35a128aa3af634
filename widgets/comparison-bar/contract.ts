/** The comparison's bottom bar, as ShopEngine Pro prints it (README.md has the table). */

/** `data-comparison-url` of the link is the comparison page's address. */
export {
  COMPARISON_BAR as BAR,
  COMPARISON_BAR_REMOVE as REMOVE,
  COMPARISON_BAR_TOGGLE as TOGGLE,
  COMPARISON_LINK as LINK,
} from '../../src/rules/selectors';

/** What the server's items are put into. */
export const BOX = '.shopengine-comparison-box';
export const ITEM = '.comparison-for-bottom-bar-item';
/** The bar is open. */
export const ACTIVE = 'active';
/** The list is empty; and the words that the server has for that. */
export const EMPTY = 'no-comparison-found';
export const EMPTY_WORDS = '.shopengine-no-comparison-product-for-bar';
/** Elementor's icons in the toggle, while the items are on their way and when they are there. */
export const LOADING_ICON = 'eicon-loading fa-spin';
export const OPEN_ICON = 'eicon-close';
