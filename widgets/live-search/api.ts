/**
 * Owns the live search's route (SPEC 7.2): HTML under a JSON content type. It wants one nonce twice, in a header and in
 * the query, and says nothing at all where that has expired.
 */

import { readHtml } from '../../src/api/htmlAnswer';
import { callTimeout } from '../../src/api/request';
import { latestNonce, renewNonce } from '../../src/api/rest';
import { ownFetch } from '../../src/bridge/page/ownFetch';
import { CallError } from '../../src/rules/callError';
import { isSearchRoute } from './route.rules';

/** How the server refuses a nonce that is in the header; one in the query gets an empty answer. */
const REFUSED = 403;

const addressOf = (address: string, query: URLSearchParams) => `${address}${address.includes('?') ? '&' : '?'}${query}`;

/** The results; "" where the nonce was refused. */
async function ask(address: string, query: string, nonce: string, signal: AbortSignal): Promise<string> {
  const fields = new URLSearchParams(query);
  fields.set('nonce', nonce);
  const { status, text } = await ownFetch(addressOf(address, fields), { headers: { 'X-WP-Nonce': nonce } }, callTimeout(), signal);
  if (status === REFUSED) return '';
  if (status < 200 || status > 299) throw new CallError('http', `HTTP ${status}`, status, true, text);
  return readHtml(text);
}

/**
 * GET the search form's action. An expired nonce is renewed and the call made once more. Another address than the search
 * route's gets only the nonce that stands in the form: whoever wrote the form could have named any route of the shop.
 * @param address the form's action
 * @param query the serialised form, with its `nonce`
 * @returns the HTML of the results, or the server's words that there are none. Rejects with a `CallError`: `refused`
 * where no nonce is to be had, `foreign`, `aborted`, `timeout`, `fetch_error`, `http`, `unknown_error`
 */
export async function fetchSearch(address: string, query: string, signal: AbortSignal): Promise<string> {
  const fields = new URLSearchParams(query);
  const given = fields.get('nonce') ?? '';
  const isRoute = isSearchRoute(addressOf(address, fields));
  const html = await ask(address, query, isRoute ? latestNonce(given) : given, signal);
  if (html) return html;
  const nonce = isRoute ? await renewNonce(given, signal) : '';
  const again = nonce && (await ask(address, query, nonce, signal));
  if (!again) throw new CallError(signal.aborted ? 'aborted' : 'refused');
  return again;
}
