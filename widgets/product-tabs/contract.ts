/** The product page's tabs, as WooCommerce prints them (README.md has the table). */

/** Two class names that stand on one element, as a rule. */
export const PLACES = ['.woocommerce-tabs', '.wc-tabs-wrapper'];
export const TABS = `${PLACES}`;
export const LINK = '.wc-tabs a';
export const REVIEWS = '.reviews_tab a';
export const REVIEW_LINK = 'a.woocommerce-review-link';

/** A tab that has its panel; others are left alone. */
export interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
}
