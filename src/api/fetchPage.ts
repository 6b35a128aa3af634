/** Owns fetching a page of the shop in order to use a part of it (SPEC 7.2). */
import { parseHtml } from '../bridge/page/html';
import { type CallOptions, requestHtml } from './request';

/**
 * GETs a page and hands it to `read`, parsed and inert, in the same task in which the answer arrives: plugins that look
 * at the page after every call then see what `read` has changed. Rejects with a `CallError`, or with what `read`
 * throws.
 */
export const readPage = <T>(url: string, read: (page: DocumentFragment) => T, options?: CallOptions): Promise<T> =>
  requestHtml(url, undefined, (html) => read(parseHtml(html)), options);

/** GETs a page and returns it parsed and inert. Rejects with a `CallError`. */
export const fetchPage = (url: string, options?: CallOptions): Promise<DocumentFragment> =>
  readPage(url, (page) => page, options);
