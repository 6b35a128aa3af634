/** Elementor's menu: markup, class names and settings (README.md has the table). */

export const MENU = '.e-n-menu';
/** The element with the settings. */
export const WIDGET = '[data-settings]';
/**
 * The attribute is `dropdown` while the menu unfolds below its button. Otherwise it says how the menu's items stand.
 */
export const LAYOUT = 'data-layout';
/** The button that opens the whole menu on small screens. */
export const TOGGLE = '.e-n-menu-toggle';
export const ITEM = '.e-n-menu-item';
export const TITLE = '.e-n-menu-title';
/** The button that opens an item's content. It has the item's number. */
export const ICON = '.e-n-menu-dropdown-icon';
export const NUMBER = 'data-tab-index';
export const CONTENT = '.e-n-menu-content > [data-tab-index]';
/** Class of open content. */
export const ACTIVE = 'e-active';

/** Titles that lead to a place of this page, and the class of the title for the visible place. */
export const ANCHOR = '.e-anchor';
export const CURRENT = 'e-current';

/** Milliseconds that a mouse may be outside of the menu before it closes. */
export const GRACE = 200;

export interface MenuSettings {
  /** True where content opens when a mouse comes to its item. */
  opensOnHover: boolean;
  /** `dropdown` always unfolds. */
  layout: string;
  /** The widest screen, in pixels, on which the menu unfolds; 0 for none. */
  breakPoint: number;
}
