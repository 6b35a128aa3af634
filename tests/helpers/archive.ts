/** A shop that answers an archive's calls when a test says so, and the page's address. */
import { parseHtml } from '../../src/bridge/page/html';
import { type Held, hold } from './held';

export interface PageCall extends Pick<Held<unknown>, 'fail'> {
  url: string;
  signal: AbortSignal;
  /** Answers with a page; what is thrown while it is read is the call's failure. */
  answer(html: string): Promise<void>;
}

/** What `readPage` is replaced by; it notes each call. */
export const fakeReadPage =
  (calls: PageCall[]) =>
  <T>(url: string, read: (page: DocumentFragment) => T, { signal }: { signal: AbortSignal }): Promise<T> => {
    const { promise, take, fail } = hold<T>();
    calls.push({
      url: url.replace(location.origin, ''),
      signal,
      answer: (html) => take(() => read(parseHtml(html))),
      fail,
    });
    return promise;
  };
