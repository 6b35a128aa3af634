/** The archive's block, as ShopEngine prints it (README.md has the table). */

/** How further pages come; ShopEngine's `default` is numbers with words at their ends. */
export type Pagination = 'numeric' | 'load-more' | 'load-more-on-scroll';

export const HOST = '.shopengine-archive-products';
export const PAGES = '.woocommerce-pagination';
/** Leads to the next page; in the two modes that load more it is the only link that is shown. */
export const NEXT = 'a.next.page-numbers';
/** How many products are shown: comes with the first page that is loaded. */
export const PROGRESS = 'shop-islands-archive-progress';
/** Leads to the first page from a later one. */
export const FIRST = 'shop-islands-archive-first';
