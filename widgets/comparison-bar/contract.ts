/** The comparison's bottom bar, as ShopEngine Pro prints it (README.md has the table). */

/** `data-comparison-url` of the link is the comparison page's address. */
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
  /** The node alone, as the view takes it over. */
  nodes: readonly ChildNode[];
  /** The item; null for everything else. */
  element: HTMLElement | null;
  /** Its remove link; null where it has none. */
  link: HTMLElement | null;
  /** 0 where it has none. */
  productId: number;
  /**
   * The picture's text; "" where there is none. Then the link has only its title, which ShopEngine prints alike for all
   * items.
   */
  name: string;
}

/** Takes the server's items. */
export const BOX = '.shopengine-comparison-box';
export const ITEM = '.comparison-for-bottom-bar-item';
/** The bar is open. */
export const ACTIVE = 'active';
/** The class of a bar whose list is empty, and the server's message for that. */
export const EMPTY = 'no-comparison-found';
export const EMPTY_WORDS = '.shopengine-no-comparison-product-for-bar';
/** Elementor's icons in the toggle, while the items are on their way and when they are there. */
export const LOADING_ICON = 'eicon-loading fa-spin';
export const OPEN_ICON = 'eicon-close';
