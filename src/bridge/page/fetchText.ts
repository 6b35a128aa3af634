/**
 * Owns a fetch that ends: in time, when it is given up, or with the whole answer. It goes to any address: the shop's own
 * server is called through ownFetch.ts.
 */
import { CallError } from '../../rules/callError';
import { whenStaying } from './leaving';

export interface FetchedText {
  status: number;
  headers: Headers;
  text: string;
  /** Where the answer came from, after redirects; "" where the browser does not say. */
  url: string;
}

/**
 * Fetches an answer whole, whatever its status. Rejects with a `CallError`: `timeout`, `aborted`, and `fetch_error`, which a
 * page that is being left is not told.
 * @param timeout milliseconds until the answer is there, its body too
 */
export async function fetchText(url: string, init: RequestInit, timeout: number, signal?: AbortSignal): Promise<FetchedText> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort('timeout'), timeout);
  const giveUp = () => limit.abort('aborted');
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, { ...init, signal: limit.signal });
    return { status: response.status, headers: response.headers, text: await response.text(), url: response.url };
  } catch {
    if (!limit.signal.aborted) await whenStaying();
    throw new CallError(limit.signal.aborted ? limit.signal.reason : 'fetch_error');
  } finally {
    clearTimeout(timer);
  }
}
