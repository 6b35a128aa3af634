/** The header's markup, class names and events, as Astra has them (README.md has the table). */

/** The page global of the theme. */
export const SETTINGS = 'astra';

export const HEADER = '#masthead';
/** Astra's header. Headers of other themes may have the same id. */
export const HOST = `${HEADER}[class*=ast-]`;
export const DESKTOP_HEADER = '#ast-desktop-header';
export const MOBILE_HEADER = '#ast-mobile-header';
/** The button that opens and closes the menu. */
export const TOGGLE = '.main-header-menu-toggle';
/** The part that a dropdown menu unfolds. */
export const CONTENT = '.ast-mobile-header-content,.ast-desktop-header-content';
export const NAVIGATION = '.main-header-bar-navigation';

/** The panel of an off-canvas or full-width menu. */
export const DRAWER = '#ast-mobile-popup';
/** The drawer's menus: that of the mobile header, and that of the desktop header. */
export const MOBILE_CONTENT = '.ast-mobile-popup-content';
export const DESKTOP_CONTENT = '.ast-desktop-popup-content';
export const OVERLAY = '.ast-mobile-popup-overlay';
export const DRAWER_CLOSE = '#menu-toggle-close';

export const PARENT = '.menu-item-has-children,.page_item_has_children';
/** The button that opens a submenu of a menu that unfolds. */
export const SUBMENU_TOGGLE = '.ast-menu-toggle';
/** The arrow in a link of the menu bar. */
export const ARROW = '.ast-header-navigation-arrow';
export const SUBMENU = '.sub-menu,.children';
/** Links of items with a submenu that have no address of their own. */
export const EMPTY_LINK = 'a[href="#"],a:not([href])';

/** The search that slides out, its icon and field, and its class while the field is visible. */
export const SEARCH = '.ast-search-menu-icon';
export const SEARCH_ICON = '.slide-search.astra-search-icon';
export const SEARCH_FIELD = '.search-field';
export const SEARCH_OPEN = 'ast-dropdown-active';

/** All controls. The links come last, because a link may contain one of the others. */
export const CONTROL = `${SEARCH_ICON},${TOGGLE},${SUBMENU_TOGGLE},${ARROW},${OVERLAY},${DRAWER_CLOSE},.menu-link`;

/** Classes of the body. */
export const MOBILE = 'ast-header-break-point';
export const DESKTOP = 'ast-desktop';
export const MENU_OPEN = 'ast-main-header-nav-open';
export const DRAWER_OPEN = 'ast-popup-nav-open';
/** Classes of the page's root: with an open drawer, and with the dark palette. */
export const DRAWER_ROOT = 'ast-off-canvas-active';
export const DARK = 'astra-dark-mode-enable';

/** The shop's notice, where it pushes the page down. */
export const NOTICE = '.ast-woocommerce-store-notice-hanged .woocommerce-store-notice[data-position="hang-over-top"]';

/** Classes of an open toggle, navigation, drawer, and item with a submenu. */
export const TOGGLED = 'toggled';
export const SHOWN = 'toggle-on';
export const ACTIVE = ['active', 'show'] as const;
export const EXPANDED = 'ast-submenu-expanded';
/**
 * Classes of an open submenu in the menu bar, and of its item. Without the second, a submenu with an animation is
 * transparent.
 */
export const DROPPED = 'toggled-on';
export const HOVERED = 'ast-menu-hover';

/** Classes of headers whose links, or whose icons, open submenus. The second of each pair is for older headers. */
export const BY_LINK = '.ast-builder-menu-toggle-link,.ast-menu-toggle-link';
export const BY_ICON = '.ast-builder-menu-toggle-icon,.ast-menu-toggle-icon';

/** Events on the body. The theme's names say the opposite of what happens. */
export const TO_DESKTOP = 'astra-header-responsive-enabled';
export const TO_MOBILE = 'astra-header-responsive-disabled';
export const LAYOUT_CHANGED = 'astLayoutWidthChanged';

/** `dropdown` unfolds in the page; the others cover it. */
export type MenuType = 'dropdown' | 'off-canvas' | 'full-width';
