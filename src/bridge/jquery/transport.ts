/**
 * Owns how a form call travels to the shop's own server: through `jQuery.ajax` where it is there, because plugins hook
 * its global events and filters, else by fetch, which outlives the page unless it is very long.
 */
import { CallError } from '../../rules/callError';
import { ownFetch, refusalOf } from '../page/ownFetch';
import { jQueryBridge } from './jquery';
import type { Wire, WireAnswer } from './types';

/** Browsers refuse to keep calls of more than 64 KiB in all when their page goes. */
const KEPT = 60_000;

const FORM = 'application/x-www-form-urlencoded; charset=UTF-8';

async function sendByFetch<T>({ method, url, body, timeout, signal }: Wire, read: (answer: WireAnswer) => T): Promise<T> {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  if (body !== undefined) headers['Content-Type'] = FORM;
  return read(await ownFetch(url, { method, body, headers, cache: 'no-store', keepalive: !(body && body.length > KEPT) }, timeout, signal));
}

/**
 * Sends a call and gives what `read` makes of the answer, whatever its HTTP status. Rejects with a `CallError` when
 * there was no answer, and with `foreign` for an address or an answer of another origin.
 *
 * `read` runs before jQuery's global `ajaxSuccess` and `ajaxComplete`: what it changes on the page is there when
 * plugins that listen to those look.
 */
export function send<T>(wire: Wire, read: (answer: WireAnswer) => T): Promise<T> {
  const byJQuery = jQueryBridge()?.send;
  if (!byJQuery) return sendByFetch(wire, read);
  const refusal = refusalOf(wire.url);
  return refusal ? Promise.reject(refusal) : byJQuery(wire, read, CallError, (url) => refusalOf(url, true));
}
