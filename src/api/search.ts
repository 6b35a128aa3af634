/**
 * Owns the live search's route (SPEC 7.2): HTML under a JSON content type. It wants one nonce twice, in a header and in
 * the query, and says nothing at all where that has expired.
 */
import { fetchText } from '../bridge/fetchText';
import { CallError } from './error';
import { readHtml } from './htmlAnswer';
import { callTimeout } from './request';
import { latestNonce, renewNonce } from './rest';

/** How the server refuses a nonce that is in the header; one in the query gets an empty answer. */
const REFUSED = 403;

/** The results; "" where the nonce was refused. */
async function ask(address: string, query: string, nonce: string, signal: AbortSignal): Promise<string> {
  const fields = new URLSearchParams(query);
  fields.set('nonce', nonce);
  const url = `${address}${address.includes('?') ? '&' : '?'}${fields}`;
  const { status, text } = await fetchText(url, { headers: { 'X-WP-Nonce': nonce }, credentials: 'include' }, callTimeout(), signal);
  if (status === REFUSED) return '';
  if (status < 200 || status > 299) throw new CallError('http', `HTTP ${status}`, status, true, text);
  return readHtml(text);
}

/**
 * GET the search form's action. An expired nonce is renewed and the call made once more.
 * @param address the form's action
 * @param query the serialised form, with its `nonce`
 * @returns the HTML of the results, or the server's words that there are none. Rejects with a `CallError`: `refused`
 * where no nonce is to be had, `aborted`, `timeout`, `fetch_error`, `http`, `unknown_error`
 */
export async function fetchSearch(address: string, query: string, signal: AbortSignal): Promise<string> {
  const given = new URLSearchParams(query).get('nonce') ?? '';
  const html = await ask(address, query, latestNonce(given), signal);
  if (html) return html;
  const nonce = await renewNonce(given, signal);
  const again = nonce && (await ask(address, query, nonce, signal));
  if (!again) throw new CallError(signal.aborted ? 'aborted' : 'refused');
  return again;
}
