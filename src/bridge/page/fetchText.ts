/**
 * Owns a fetch that always ends: with the whole answer, at a time-out, or when the caller aborts it. It calls any address;
 * calls to the shop's own server go through ownFetch.ts.
 */
import { CallError } from '../../rules/callError';
import { whenStaying } from './leaving';

export interface FetchedText {
  status: number;
  headers: Headers;
  text: string;
  /** The answer's address, after redirects; "" when the browser does not name it. */
  url: string;
}

/**
 * Fetches a whole answer, whatever its status. Rejects with a `CallError`: `timeout`, `aborted` or `fetch_error`. It does not
 * reject with `fetch_error` while the shopper leaves the page.
 * @param timeout milliseconds until the answer and its body must be there
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
