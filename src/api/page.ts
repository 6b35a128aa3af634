/** Owns fetching a page of the shop to take a part of it (SPEC 7.2). */
import { parseHtml } from '../bridge/page/html';
import { type CallOptions, requestHtml } from './request';

/**
 * GET a page and hand it over, parsed and inert, in the same breath as the answer comes: plugins that look at the page
 * after every call find there what `read` has changed. Rejects with a `CallError`, or with what `read` throws.
 */
export const readPage = <T>(url: string, read: (page: DocumentFragment) => T, options?: CallOptions): Promise<T> =>
  requestHtml(url, undefined, (html) => read(parseHtml(html)), options);

/** GET a page; gives it parsed and inert. Rejects with a `CallError`. */
export const fetchPage = (url: string, options?: CallOptions): Promise<DocumentFragment> => readPage(url, (page) => page, options);
