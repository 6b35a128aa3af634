/** ElementsKit's menu: markup and class names (README.md has the table). */

export const HOST = '[class*="ekit_menu_responsive"]';
/** A menu that changes at phones instead of tablets. */
export const FOR_PHONES = 'ekit_menu_responsive_mobile';
export const CONTAINER = '.elementskit-menu-container';
export const LIST = '.elementskit-navbar-nav';
/** The button that opens the menu on small screens, and the one in it that closes it. */
export const TOGGLER = '.elementskit-menu-toggler';
export const CLOSE = '.elementskit-menu-close';
/** The menu and what lies behind it. */
export const PARTS = '.elementskit-menu-offcanvas-elements';
/** On both, while the menu is open. */
export const ACTIVE = 'active';

export const ITEM = '.elementskit-dropdown-has';
export const MEGA_ITEM = '.elementskit-megamenu-has';
export const INDICATOR = '.elementskit-submenu-indicator,.ekit-submenu-indicator-icon';
export const PANEL = '.elementskit-submenu-panel,.elementskit-dropdown,.elementskit-megamenu-panel';
export const MEGA_PANEL = '.elementskit-megamenu-panel';

/** On an open panel: on small screens, and on others. */
export const OPEN_SMALL = 'elementskit-dropdown-open';
export const OPEN_WIDE = 'ekit-dropdown-open-onclick';

/** On the container: what opens a submenu on wide screens. */
export const BY_HOVER = 'ekit-nav-dropdown-hover';
export const ONE_PAGE = 'ekit-nav-menu-one-page-yes';
/** On the list: only the sign beside a link opens. */
export const BY_ICON = 'submenu-click-on-icon';

/** The island's button behind a link that leads somewhere. */
export const BUTTON = 'shop-islands-submenu-button';

/** Carries the width of a mega panel, such as `750px`. */
export const WIDTH = 'data-vertical-menu';
export const FULL_WIDTH = 'elementskit-dropdown-menu-full_width';
export const FROM_TOP = 'top_position';

/** Where content that is fetched goes; it carries the content's id. */
export const PLACE = '.megamenu-ajax-load[data-id]';
/** On an item whose content is on its way, and the sign in the place of its own. */
export const LOADING = 'ekit-ajax-loading';
export const SPINNER = 'elementskit-submenu-indicator ekit-spinner';
