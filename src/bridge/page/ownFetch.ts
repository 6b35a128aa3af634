/**
 * Owns calling the shop's own server. Every call that carries a nonce goes through this file, and so does every call
 * whose answer the page trusts as the shop's own HTML. This file calls only addresses of this page's origin, and
 * accepts answers only from there.
 */
import { CallError } from '../../rules/callError';
import { isOfOrigin } from '../../rules/link';
import { type FetchedText, fetchText } from './fetchText';
import { report } from './islands';

/** An address without its query, which may hold a nonce. */
const bare = (url: string): string => url.replace(/[?#].*/s, '');

/**
 * The error for an address of another origin, which must not be called and whose answer must not be accepted; undefined
 * for this page's origin. It also reports the refusal, so that a shop whose `admin-ajax` is on another origin learns of
 * it.
 * @param url relative to the page, or absolute
 * @param isAnswer true for the address that an answer came from, after redirects
 */
export function refusalOf(url: string, isAnswer = false): CallError | undefined {
  if (isOfOrigin(url, document.baseURI, location.origin)) return undefined;
  report({
    what: `${isAnswer ? 'An answer came from' : 'A call would go to'} another site: ${bare(url)}`,
    why: 'It was refused: only this site’s own answers are trusted, and nonces are for this site alone.',
    fix: `Print addresses that begin with ${location.origin}, and let none of them redirect elsewhere.`,
  });
  return new CallError('foreign', bare(url), 0, isAnswer);
}

/**
 * Fetches an answer from the shop's own server, whatever its status. Rejects as `fetchText` does, and with `foreign`
 * for another origin. The browser refuses a redirect to another origin before it sends anything there; that is a
 * `fetch_error`.
 * @param timeout milliseconds until the answer and its body must be there
 */
export async function ownFetch(
  url: string,
  init: RequestInit,
  timeout: number,
  signal?: AbortSignal,
): Promise<FetchedText> {
  const refusal = refusalOf(url);
  if (refusal) throw refusal;
  const answer = await fetchText(url, { ...init, mode: 'same-origin', credentials: 'same-origin' }, timeout, signal);
  // A service worker may have answered with another site's page. An answer that the service worker made itself has no
  // address.
  const foreign = answer.url ? refusalOf(answer.url, true) : undefined;
  if (foreign) throw foreign;
  return answer;
}
