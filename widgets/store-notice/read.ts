/** Reads the store notice. */

/** Name of the cookie that remembers the dismissal. WooCommerce's ids are letters and digits; any other is encoded. */
export const readCookieName = (notice: HTMLElement): string =>
  `store_notice${encodeURIComponent(notice.dataset.noticeId?.trim() ?? '')}`;
