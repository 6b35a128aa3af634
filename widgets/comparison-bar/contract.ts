/** The comparison's bottom bar, as ShopEngine Pro prints it (README.md has the table). */

/** `data-comparison-url` of the link is the comparison page's address. */
export {
  COMPARISON_BAR as BAR,
  COMPARISON_BAR_REMOVE as REMOVE,
  COMPARISON_BAR_TOGGLE as TOGGLE,
  COMPARISON_LINK as LINK,
} from '../../src/rules/selectors';

/** What a bar's markup gives its view. */
export interface BarProps {
  /** The server's element that takes the items; null where it printed none: then no items are shown. */
  box: Element | null;
}

/** A node of the server's in the box: an item, or what stands between items. */
export interface BarPart {
  /** The node alone, as the view takes it over. */
  nodes: readonly ChildNode[];
  /** The item; null for everything else. */
  element: HTMLElement | null;
  /** Its remove link; null where it has none. */
  link: HTMLElement | null;
  /** 0 where it has none. */
  productId: number;
  /** What the picture shows, else the link's title, which ShopEngine has the same for all; "" where there is neither. */
  name: string;
}

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
