/**
 * Owns the live search's route (SPEC 7.2), which answers HTML under a JSON content type. It expects the same nonce in a
 * header and in the query. An expired one in the query gets an empty answer.
 */

import { readHtml } from '../../src/api/htmlAnswer';
import { callTimeout } from '../../src/api/request';
import { latestNonce, renewNonce } from '../../src/api/rest';
import { ownFetch } from '../../src/bridge/page/ownFetch';
import { CallError } from '../../src/rules/callError';
import { isSearchRoute } from './route.rules';

/** The status with which the server refuses an expired nonce in the header. */
const REFUSED = 403;

const addressOf = (address: string, query: URLSearchParams) => `${address}${address.includes('?') ? '&' : '?'}${query}`;

/** Asks for the results, with this nonce; "" where the nonce was refused. */
async function ask(address: string, query: string, nonce: string, signal: AbortSignal): Promise<string> {
  const fields = new URLSearchParams(query);
  fields.set('nonce', nonce);
  const { status, text } = await ownFetch(
    addressOf(address, fields),
    { headers: { 'X-WP-Nonce': nonce } },
    callTimeout(),
    signal,
  );
  if (status === REFUSED) return '';
  if (status < 200 || status > 299) throw new CallError('http', `HTTP ${status}`, status, true, text);
  return readHtml(text);
}

/**
 * GET the search form's action. An expired nonce is renewed, and the call made once more. Any other address than the
 * search route's gets only the nonce that the form holds, because the form's author could have named any route of the
 * shop.
 * @param address the form's action
 * @param query the serialised form, with its `nonce`
 * @returns the HTML of the results, or the server's words that there are none. Rejects with a `CallError`: `refused`
 * where the island has no nonce, `foreign`, `aborted`, `timeout`, `fetch_error`, `http`, `unknown_error`
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
