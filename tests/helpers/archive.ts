/** A shop that answers an archive's calls when a test says so, and the page's address. */
import { parseHtml } from '../../src/bridge/page/html';
import { type Held, hold } from './held';

export interface PageCall extends Pick<Held<unknown>, 'fail'> {
  url: string;
  signal: AbortSignal;
  /** Answers with a page; an error while the page is read makes the call fail. */
  answer(html: string): Promise<void>;
}

/** Stands in for `readPage`, and records each call. */
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
