/** Reads the store notice. */
import { text } from '../../src/dom/attributes';

/** Name of the cookie that remembers the dismissal. */
export const readCookieName = (notice: HTMLElement): string => `store_notice${text(notice, 'data-notice-id')}`;
