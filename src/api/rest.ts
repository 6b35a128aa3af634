/**
 * Owns REST calls with a nonce (SPEC 7.6): the method override, one retry after an expired nonce, and SPEC's error
 * texts. For WordPress's own routes it also owns the locale and fetching all pages of a list.
 */
import type { FetchedText } from '../bridge/page/fetchText';
import { pageSetting } from '../bridge/page/globals';
import { config } from '../bridge/page/islands';
import { ownFetch } from '../bridge/page/ownFetch';
import { toJson } from '../bridge/page/storedJson';
import { CallError } from '../rules/callError';
import { say } from '../texts/say';
import { fetchError, invalidJson, type Text, timedOut, unknownError } from '../texts/table';
import { ajaxUrl } from './ajaxUrl';
import { encodeForm, type FormFields } from './form';
import { callTimeout } from './request';
import { pageRoot, restUrl } from './restUrl';

export interface RestRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Route below the root, such as `wp/v2/users/1?context=edit`. */
  path?: string;
  /**
   * Address instead of `path`. If it comes from an attribute, pass the nonce beside that attribute too, even when it is
   * "".
   */
  url?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form, with PHP bracket nesting. */
  form?: FormFields;
  /** The nonce that the element or its global carries; "" sends no nonce. Default: the page's. */
  nonce?: string | undefined;
  /** Milliseconds. Default: the config's `timeout`, else 15000. */
  timeout?: number;
  signal?: AbortSignal;
}

/** Page size of each request when the caller asks for `per_page=-1` (SPEC 9). */
const PAGE_SIZE = 100;
const EXPIRED = 'rest_cookie_invalid_nonce';

/** The fresh nonces of this page, by the expired one that each replaces. */
const fresh = new Map<string, string>();

/** Adds query arguments to an address. Arguments that the address has already stay as they are. */
function withQuery(url: string, args: Record<string, string>): string {
  const [address = '', query = ''] = url.split(/\?(.*)/s);
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(args)) if (!params.has(name)) params.set(name, value);
  return `${address}?${params}`;
}

const pageNonce = () =>
  config().restNonce || pageSetting('shopEngineApiSettings', 'rest_nonce') || pageSetting('wpApiSettings', 'nonce');

/** What the shopper reads when there was no answer. */
const MESSAGES: Record<string, Text | undefined> = { fetch_error: fetchError, timeout: timedOut };

async function fetchOnce(
  url: string,
  { method = 'GET', json, form, timeout, signal }: RestRequest,
  nonce: string,
): Promise<FetchedText> {
  const headers: Record<string, string> = { Accept: 'application/json, */*;q=0.1' };
  if (nonce) headers['X-WP-Nonce'] = nonce;
  let body: string | undefined;
  if (form) {
    body = encodeForm(form);
    headers['Content-Type'] = 'application/x-www-form-urlencoded; charset=UTF-8';
  } else if (json !== undefined) {
    body = toJson(json);
    headers['Content-Type'] = 'application/json';
  }
  const isOverridden = method !== 'GET' && method !== 'POST';
  if (isOverridden) {
    headers['X-HTTP-Method-Override'] = method;
    headers['Content-Type'] ??= 'application/json';
  }
  const init: RequestInit = { method: isOverridden ? 'POST' : method, headers, body, keepalive: !!form };
  return ownFetch(url, init, timeout ?? callTimeout(), signal).catch((error: CallError) => {
    const message = MESSAGES[error.code];
    throw message ? new CallError(error.code, say(message)) : error;
  });
}

/** The body of an answer; null for 204. Throws a `CallError` with the server's own code, message and data. */
function readBody({ status, text }: FetchedText): unknown {
  if (status === 204) return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CallError('invalid_json', say(invalidJson), status);
  }
  if (status >= 200 && status < 300) return body;
  const { code, message, data } = (body ?? {}) as { code?: string; message?: string; data?: unknown };
  throw new CallError(code ?? 'unknown_error', message ?? say(unknownError), status, true, data);
}

/** The nonce to send for one that the page printed: the same one, or the fresh one that has replaced it. */
export const latestNonce = (given: string): string => fresh.get(given) ?? given;

/**
 * Asks for a nonce that replaces an expired one; "" for a guest: the server answers `0`, because guests get no nonce.
 */
export async function renewNonce(given: string, signal?: AbortSignal): Promise<string> {
  try {
    const { status, text } = await ownFetch(withQuery(ajaxUrl(), { action: 'rest-nonce' }), {}, callTimeout(), signal);
    const nonce = text.trim();
    if (status !== 200 || !/^\w{2,}$/.test(nonce)) return '';
    fresh.set(given, nonce);
    return nonce;
  } catch {
    return '';
  }
}

/** Sends with the nonce. If that has expired, sends once more with a fresh one, or without one for a guest. */
async function sendWithNonce(url: string, request: RestRequest): Promise<{ body: unknown; response: FetchedText }> {
  const given = request.nonce ?? pageNonce();
  const response = await fetchOnce(url, request, latestNonce(given));
  try {
    return { body: readBody(response), response };
  } catch (error) {
    if ((error as CallError).code !== EXPIRED) throw error;
  }
  const nonce = await renewNonce(given);
  const again = await fetchOnce(url, request, nonce);
  return { body: readBody(again), response: again };
}

const nextPage = ({ headers }: FetchedText) => headers.get('Link')?.match(/<([^>]+)>;\s*rel="next"/)?.[1];

const addressOf = ({ url, path = '' }: RestRequest) => url ?? restUrl(pageRoot(), path);

/**
 * Calls a plugin's route as the plugin's own script does, without a locale, and returns its JSON. Rejects with a
 * `CallError`.
 */
export const callRoute = async (request: RestRequest): Promise<unknown> =>
  (await sendWithNonce(addressOf(request), request)).body;

/**
 * Calls one of WordPress's routes and returns its JSON.
 *
 * `per_page=-1` fetches all pages, 100 items each. PUT, PATCH and DELETE are sent as POST with
 * `X-HTTP-Method-Override`. Rejects with a `CallError`: the server's code, `invalid_json`, `unknown_error`,
 * `fetch_error`, `timeout`, `aborted`.
 */
export async function callRest(request: RestRequest): Promise<unknown> {
  const url = withQuery(addressOf(request), { _locale: 'user' });
  if (!/[?&]per_page=-1(&|$)/.test(url)) return (await sendWithNonce(url, request)).body;
  const all: unknown[] = [];
  let page: string | undefined = url.replace('per_page=-1', `per_page=${PAGE_SIZE}`);
  while (page) {
    const { body, response }: { body: unknown; response: FetchedText } = await sendWithNonce(page, request);
    if (!Array.isArray(body)) return body;
    all.push(...body);
    page = nextPage(response);
  }
  return all;
}
