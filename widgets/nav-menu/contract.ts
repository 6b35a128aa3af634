/** ElementsKit's menu: markup and class names (README.md has the table). */

export const HOST = '[class*="ekit_menu_responsive"]';
/** A menu that changes at the width of phones instead of tablets. */
export const FOR_PHONES = 'ekit_menu_responsive_mobile';
export const CONTAINER = '.elementskit-menu-container';
export const LIST = '.elementskit-navbar-nav';
/** The button that opens the menu on small screens, and the button in the menu that closes it. */
export const TOGGLER = '.elementskit-menu-toggler';
export const CLOSE = '.elementskit-menu-close';
/** The menu and the overlay behind it. */
export const PARTS = '.elementskit-menu-offcanvas-elements';
/** Class of both while the menu is open. */
export const ACTIVE = 'active';

export const ITEM = '.elementskit-dropdown-has';
export const MEGA_ITEM = '.elementskit-megamenu-has';
export const INDICATOR = '.elementskit-submenu-indicator,.ekit-submenu-indicator-icon';
export const PANEL = '.elementskit-submenu-panel,.elementskit-dropdown,.elementskit-megamenu-panel';
export const MEGA_PANEL = '.elementskit-megamenu-panel';

/** Classes of an open panel: on small screens, and on wide ones. */
export const OPEN_SMALL = 'elementskit-dropdown-open';
export const OPEN_WIDE = 'ekit-dropdown-open-onclick';

/** Classes of the container: submenus open on hover on wide screens, and the menu's links stay on its page. */
export const BY_HOVER = 'ekit-nav-dropdown-hover';
export const ONE_PAGE = 'ekit-nav-menu-one-page-yes';
/** Class of the list where only the sign beside a link opens the submenu. */
export const BY_ICON = 'submenu-click-on-icon';

/** The island's button after a link that has an address. */
export const BUTTON = 'shop-islands-submenu-button';

/** The attribute with the width of a mega panel, such as `750px`. */
export const WIDTH = 'data-vertical-menu';
export const FULL_WIDTH = 'elementskit-dropdown-menu-full_width';
export const FROM_TOP = 'top_position';

/** The element for content that is fetched. It has the content's id. */
export const PLACE = '.megamenu-ajax-load[data-id]';
/** Class of an item whose content is being fetched, and the sign that replaces the item's own. */
export const LOADING = 'ekit-ajax-loading';
export const SPINNER = 'elementskit-submenu-indicator ekit-spinner';
