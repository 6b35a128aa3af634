/**
 * Owns how a form call travels to the shop's own server. If the page has `jQuery.ajax`, the call goes through it,
 * because plugins hook into its global events and filters. Otherwise it goes by fetch, and outlives the page unless it
 * is very long.
 */

import { ownFunction } from '../../dom/ownGlobal';
import { CallError } from '../../rules/callError';
import { ownFetch, refusalOf } from '../page/ownFetch';
import { jQueryBridge } from './jquery';
import type { JQuery, JQueryBridge, Wire, WireAnswer } from './types';

/** The greatest length of a call that outlives its page: browsers refuse to keep more than 64 KiB in all. */
const KEPT = 60_000;

const FORM = 'application/x-www-form-urlencoded; charset=UTF-8';

async function sendByFetch<T>(
  { method, url, body, timeout, signal }: Wire,
  read: (answer: WireAnswer) => T,
): Promise<T> {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  if (body !== undefined) headers['Content-Type'] = FORM;
  return read(
    await ownFetch(
      url,
      { method, body, headers, cache: 'no-store', keepalive: !(body && body.length > KEPT) },
      timeout,
      signal,
    ),
  );
}

/**
 * Sends a call by fetch while the shopper leaves the page: a call by jQuery would end with the page. Nobody gets the
 * answer.
 */
export const sendLast = (wire: Wire): void => void sendByFetch(wire, () => {}).catch(() => {});

/** The module that creates a `send` function for a jQuery. */
interface Sender {
  createSend(jQuery: JQuery): NonNullable<JQueryBridge['send']>;
}

let lent: JQueryBridge['send'];

/**
 * Sends calls through the page's jQuery while the page sleeps and has no bridge. On a page without jQuery, fetches no
 * code.
 */
export async function lendJQuery(code: () => Promise<Sender>): Promise<void> {
  const jQuery = ownFunction<JQuery>('jQuery');
  if (jQuery?.ajax) lent = (await code()).createSend(jQuery);
}

/**
 * Sends a call and returns what `read` makes of the answer, whatever its HTTP status. Rejects with a `CallError` when
 * there is no answer; its code is `foreign` for an address or an answer of another origin.
 *
 * `read` runs before jQuery's global `ajaxSuccess` and `ajaxComplete`, so that plugins which listen to those find the
 * page changed already.
 */
export function send<T>(wire: Wire, read: (answer: WireAnswer) => T): Promise<T> {
  const byJQuery = jQueryBridge()?.send ?? lent;
  if (!byJQuery) return sendByFetch(wire, read);
  const refusal = refusalOf(wire.url);
  return refusal ? Promise.reject(refusal) : byJQuery(wire, read, CallError, (url) => refusalOf(url, true));
}
