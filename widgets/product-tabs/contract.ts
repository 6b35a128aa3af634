/** The product page's tabs, as WooCommerce prints them (README.md has the table). */

export const TABS = '.wc-tabs-wrapper,.woocommerce-tabs';
export const LINK = '.wc-tabs a';
export const REVIEWS = '.reviews_tab a';
export const REVIEW_LINK = 'a.woocommerce-review-link';

/** A tab that has its panel; others are left alone. */
export interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
}
