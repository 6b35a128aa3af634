/** The filterable product list, as ShopEngine prints it (README.md has the table). */

/** Holds the owner's settings as `data-widget_settings`; the host is in it. */
export const WIDGET = '.shopengine-shopengine-filterable-product-list';
export const HOST = '.shopengine-filterable-product-wrap';
export const NAV = '.filter-nav ul';
export const TAB = '.filter-nav-link';
export const CONTENT = '.filter-content';
export const PANEL = '.filtered-product-list';
export const ITEM = '.shopengine-single-product-item';

/** The chosen tab, and its panel. */
export const ACTIVE = 'active';
/** On the host while products are on their way. */
export const LOADING = 'is-loading';

/** Classes of a panel; the last one names its tab. */
export const panelClass = (uid: string): string => `filter-content-row filtered-product-list filter-${uid}`;
