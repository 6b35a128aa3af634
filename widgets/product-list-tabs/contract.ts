/** The filterable product list, as ShopEngine prints it (README.md has the table). */

/** The element around the host, with the owner's settings in `data-widget_settings`. */
export const WIDGET = '.shopengine-shopengine-filterable-product-list';
export const HOST = '.shopengine-filterable-product-wrap';
export const NAV = '.filter-nav ul';
export const TAB = '.filter-nav-link';
export const CONTENT = '.filter-content';
export const PANEL = '.filtered-product-list';
export const ITEM = '.shopengine-single-product-item';

/** Class of the chosen tab, and of its panel. */
export const ACTIVE = 'active';
/** Class of the host while products are being fetched. */
export const LOADING = 'is-loading';

/** Classes of a panel; the last one names its tab. */
export const panelClass = (uid: string): string => `filter-content-row filtered-product-list filter-${uid}`;
