/** The markup of further pages of Elementor's loops (README.md has the table). */

/** Selectors of a loop. */
export const LOOP_GRID = '.elementor-widget-loop-grid';
export const POSTS = '.elementor-widget-posts';
export const HOST = `${LOOP_GRID},${POSTS},[data-island~="loop-pagination"]`;
/** The element that says which page is shown, which is the last, and where the next one is. */
export const ANCHOR = '.e-load-more-anchor';
export const LOAD_MORE = '.e-loop__load-more';
export const BUTTON = `${LOAD_MORE} .elementor-button`;
export const LINK = 'a.page-numbers';
export const SPINNER = '.e-load-more-spinner';
/** The server's words that this is all. */
export const END_MESSAGE = '.e-load-more-message';
/** Our own message that a page could not be loaded. */
export const FAILED = 'shop-islands-loop-failed';
/** Our link from a further page back to the first page. */
export const FIRST = 'shop-islands-loop-first';

// Classes of the loop.
export const IS_LOADING = 'e-load-more-pagination-loading';
export const IS_ENDED = 'e-load-more-pagination-end';
export const HAS_NO_SPINNER = 'e-load-more-no-spinner';
/** Class of the spinner's picture while it turns. */
export const SPINS = 'eicon-animation-spin';

/** How further pages come: appended by a button or by scrolling, in place, or as the browser's own pages. */
export type PagesKind = 'button' | 'infinite' | 'ajax' | 'links';

export interface Pagination {
  /** The loop's id. */
  id: string;
  kind: PagesKind;
  hasSpinner: boolean;
  /** True when a new page is scrolled to its beginning. */
  isScrolled: boolean;
}

/** The progress of a list that grows. */
export interface Progress {
  /** The number of the shown page: 1 is the first; NaN where the server does not print it. */
  page: number;
  last: number;
  /** Address of the next page; "" on the last page. */
  next: string;
}
