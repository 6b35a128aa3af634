/** The product page's tabs, as WooCommerce prints them (README.md has the table). */

/** The hosts. As a rule, one element has both classes. */
export const PLACES = ['.woocommerce-tabs', '.wc-tabs-wrapper'];
export const TABS = `${PLACES}`;
export const LINK = '.wc-tabs a';
export const REVIEWS = '.reviews_tab a';
export const REVIEW_LINK = 'a.woocommerce-review-link';

/** A tab with its panel. A tab without a panel is left alone. */
export interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
}
