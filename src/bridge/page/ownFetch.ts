/**
 * Owns the one door to the shop's own server. Every call goes through it whose answer is taken for the shop's own HTML, or
 * that carries a nonce. It calls only addresses of this page's origin, and takes only answers from there.
 */
import { CallError } from '../../rules/callError';
import { isOfOrigin } from '../../rules/link';
import { type FetchedText, fetchText } from './fetchText';
import { report } from './islands';

/** Without its query, which may hold a nonce. */
const bare = (url: string): string => url.replace(/[?#].*/s, '');

/**
 * Says why an address may not be called, or an answer not be taken: it is not of this page's origin. Undefined where it is.
 * A refusal is reported too, so that a shop whose `admin-ajax` is on another origin hears of it.
 * @param url relative to the page, or whole
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
 * Fetches from the shop's own server, whatever the status. Rejects as `fetchText` does, and with `foreign` for another
 * origin. The browser refuses a redirect to another origin before anything is sent there, which rejects with `fetch_error`.
 * @param timeout milliseconds until the answer is there, its body too
 */
export async function ownFetch(url: string, init: RequestInit, timeout: number, signal?: AbortSignal): Promise<FetchedText> {
  const refusal = refusalOf(url);
  if (refusal) throw refusal;
  const answer = await fetchText(url, { ...init, mode: 'same-origin', credentials: 'same-origin' }, timeout, signal);
  // A service worker may have answered with another site's page. What it made itself has no address.
  const foreign = answer.url ? refusalOf(answer.url, true) : undefined;
  if (foreign) throw foreign;
  return answer;
}
