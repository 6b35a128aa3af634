/**
 * Owns the live search's route (SPEC 7.2): HTML under a JSON content type. It wants one nonce twice, in a header and in
 * the query, and says nothing at all where that has expired.
 */
import { pageSetting } from '../bridge/globals';
import { config } from '../bridge/islands';
import { CallError } from './error';
import { readHtml } from './htmlAnswer';
import { requestHtml } from './request';

/** Milliseconds. */
const TIMEOUT = 15_000;
/** How the server refuses a nonce that is in the header; one in the query gets an empty answer. */
const REFUSED = 403;

/** Nonces that were renewed on this page, by the one they replace. */
const fresh = new Map<string, string>();

async function get(url: string, nonce: string, signal: AbortSignal): Promise<{ status: number; text: string }> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort('timeout'), config().timeout ?? TIMEOUT);
  signal.addEventListener('abort', () => limit.abort('aborted'));
  if (signal.aborted) limit.abort('aborted');
  try {
    const response = await fetch(url, { headers: { 'X-WP-Nonce': nonce }, credentials: 'include', signal: limit.signal });
    return { status: response.status, text: await response.text() };
  } catch {
    throw new CallError(limit.signal.aborted ? String(limit.signal.reason) : 'fetch_error');
  } finally {
    clearTimeout(timer);
  }
}

/** The results; "" where the nonce was refused. */
async function ask(address: string, query: string, nonce: string, signal: AbortSignal): Promise<string> {
  const fields = new URLSearchParams(query);
  fields.set('nonce', nonce);
  const { status, text } = await get(`${address}${address.includes('?') ? '&' : '?'}${fields}`, nonce, signal);
  if (status === REFUSED) return '';
  if (status < 200 || status > 299) throw new CallError('http', `HTTP ${status}`, status, true, text);
  return readHtml(text);
}

/** A fresh nonce; "" for guests, who get `0` and cannot have one. */
async function renew(signal: AbortSignal): Promise<string> {
  const url = pageSetting('woocommerce_params', 'ajax_url') || pageSetting('wc_add_to_cart_params', 'ajax_url') || '/wp-admin/admin-ajax.php';
  const read = (text: string) => (/^\w{2,}$/.test(text.trim()) ? text.trim() : '');
  return requestHtml(`${url}?action=rest-nonce`, undefined, read, { signal }).catch(() => '');
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
  const html = await ask(address, query, fresh.get(given) ?? given, signal);
  if (html) return html;
  const nonce = await renew(signal);
  if (nonce) fresh.set(given, nonce);
  const again = nonce && (await ask(address, query, nonce, signal));
  if (!again) throw new CallError(signal.aborted ? 'aborted' : 'refused');
  return again;
}
