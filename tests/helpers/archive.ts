/** A shop that answers an archive's calls when a test says so, and the page's address. */
import { parseHtml } from '../../src/bridge/html';
import { settle } from './settle';

export interface PageCall {
  url: string;
  signal: AbortSignal;
  /** Answers with a page; what is thrown while it is read is the call's failure. */
  answer(html: string): Promise<void>;
  fail(): Promise<void>;
}

/** What `readPage` is replaced by; it notes each call. */
export const fakeReadPage =
  (calls: PageCall[]) =>
  <T>(url: string, read: (page: DocumentFragment) => T, { signal }: { signal: AbortSignal }): Promise<T> =>
    new Promise((resolve, reject) => {
      calls.push({
        url: url.replace(location.origin, ''),
        signal,
        async answer(html) {
          try {
            resolve(read(parseHtml(html)));
          } catch (cause) {
            reject(cause);
          }
          await settle();
        },
        async fail() {
          reject(new Error('no'));
          await settle();
        },
      });
    });
