/** Elementor's menu: markup, class names and settings (README.md has the table). */

export const MENU = '.e-n-menu';
/** Carries the settings. */
export const WIDGET = '[data-settings]';
/** `dropdown` while the menu unfolds below its button, else how its items stand. */
export const LAYOUT = 'data-layout';
/** Opens the whole menu on small screens. */
export const TOGGLE = '.e-n-menu-toggle';
export const ITEM = '.e-n-menu-item';
export const TITLE = '.e-n-menu-title';
/** The button that opens an item's content; carries its number. */
export const ICON = '.e-n-menu-dropdown-icon';
export const NUMBER = 'data-tab-index';
export const CONTENT = '.e-n-menu-content > [data-tab-index]';
/** On open content. */
export const ACTIVE = 'e-active';

/** Titles that lead to a place of this page, and the mark of the place in sight. */
export const ANCHOR = '.e-anchor';
export const CURRENT = 'e-current';

/** Milliseconds that a mouse may be beside the menu. */
export const GRACE = 200;

export interface MenuSettings {
  /** True where a mouse opens content by coming to it. */
  opensOnHover: boolean;
  /** `dropdown`: always unfolds. */
  layout: string;
  /** The widest screen, in pixels, where it unfolds; 0 for none. */
  breakPoint: number;
}
