/** The comparison's bottom bar, as ShopEngine Pro prints it (README.md has the table). */

/** The link whose `data-comparison-url` is the address of the comparison page. */
export {
  COMPARISON_BAR as BAR,
  COMPARISON_BAR_REMOVE as REMOVE,
  COMPARISON_BAR_TOGGLE as TOGGLE,
  COMPARISON_LINK as LINK,
} from '../../src/rules/selectors';

/** Props of the view, read from the bar. */
export interface BarProps {
  /** The server's element that takes the items; null where there is none, and no items are shown. */
  box: Element | null;
}

/** One of the server's nodes in the box: an item, or a node between items. */
export interface BarPart {
  /** The node itself, which the view moves. */
  nodes: readonly ChildNode[];
  /** The item; null for everything else. */
  element: HTMLElement | null;
  /** The item's remove link; null where it has none. */
  link: HTMLElement | null;
  /** The product's id; 0 where the node has none. */
  productId: number;
  /**
   * The picture's text; "" where there is none. Then the link has only its title, which ShopEngine prints alike for all
   * items.
   */
  name: string;
}

/** The element into which the view puts the server's items. */
export const BOX = '.shopengine-comparison-box';
export const ITEM = '.comparison-for-bottom-bar-item';
/** Class of an open bar. */
export const ACTIVE = 'active';
/** The class of a bar whose list is empty, and the server's message for that. */
export const EMPTY = 'no-comparison-found';
export const EMPTY_WORDS = '.shopengine-no-comparison-product-for-bar';
/** Elementor's icons in the toggle, while the items are on their way and when they are there. */
export const LOADING_ICON = 'eicon-loading fa-spin';
export const OPEN_ICON = 'eicon-close';
