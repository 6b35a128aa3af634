/** Reads the store notice. */
import { text } from '../../src/dom/attributes';

/** Name of the cookie that remembers the dismissal. WooCommerce's ids are letters and digits; any other is encoded. */
export const readCookieName = (notice: HTMLElement): string => `store_notice${encodeURIComponent(text(notice, 'data-notice-id'))}`;
