/**
 * Owns calls to the shop's form endpoints: `wc-ajax`, `admin-ajax` and whole pages. REST has its own client, rest.ts.
 */

import { send, sendLast } from '../bridge/jquery/transport';
import type { WireAnswer } from '../bridge/jquery/types';
import { pageSetting } from '../bridge/page/globals';
import { config } from '../bridge/page/islands';
import { FRAGMENT_PARAMS } from '../bridge/woocommerce/cartKeys';
import { CallError } from '../rules/callError';
import { encodeForm, type FormFields } from './form';

export interface CallOptions {
  /** Milliseconds. Default: the config's `timeout`, else 15000. */
  timeout?: number;
  signal?: AbortSignal;
}

/** Default of the config's `timeout`, in milliseconds. */
const TIMEOUT = 15_000;

/** How long a call may take, in milliseconds. */
export const callTimeout = (): number => Math.max(0, config().timeout ?? 0) || TIMEOUT;

/** The globals that carry `wc_ajax_url`, the commonest first. Which ones are printed depends on the page. */
const WITH_URL = [
  'wc_add_to_cart_params',
  'woocommerce_params',
  FRAGMENT_PARAMS,
  'wc_cart_params',
  'wc_checkout_params',
  'wc_add_to_cart_variation_params',
];

/**
 * Address of a store endpoint, built from the page's own template, else from that of SPEC 2.1.
 * @param endpoint such as `add_to_cart`
 * @param own the global of the WooCommerce script that makes this call; a language plugin may change its template only
 */
export function wcAjaxUrl(endpoint: string, own = 'wc_add_to_cart_params'): string {
  const template =
    [own, ...WITH_URL].map((name) => pageSetting(name, 'wc_ajax_url')).find(Boolean) ?? '/?wc-ajax=%%endpoint%%';
  return template.replace('%%endpoint%%', endpoint);
}

/** Parses JSON, and skips what plugins printed before it (notices, a byte order mark). */
function parseJson(text: string): unknown {
  for (const json of [text, text.slice(text.search(/[[{]/))]) {
    try {
      return JSON.parse(json);
    } catch {
      // Something stands before the JSON: try again without it.
    }
  }
  throw new CallError('invalid_json', text.slice(0, 80));
}

function request<T>(
  type: 'json' | 'html',
  url: string,
  body: string | undefined,
  read: (text: string) => T,
  { timeout = callTimeout(), signal }: CallOptions = {},
): Promise<T> {
  return send(
    { method: body === undefined ? 'GET' : 'POST', url, body, type, timeout, signal },
    ({ status, text }: WireAnswer) => {
      if (status < 200 || status > 299) throw new CallError('http', `HTTP ${status}`, status, true, text);
      return read(text);
    },
  );
}

/** POSTs form fields while the page goes. Nobody gets the answer. */
export const postLast = (url: string, fields: FormFields): void =>
  sendLast({ method: 'POST', url, body: encodeForm(fields), type: 'html', timeout: callTimeout() });

/** POSTs form fields and returns what `read` makes of the JSON answer. Rejects with a `CallError`. */
export const postForJson = <T>(
  url: string,
  fields: FormFields,
  read: (json: unknown) => T,
  options?: CallOptions,
): Promise<T> => request('json', url, encodeForm(fields), (text) => read(parseJson(text)), options);

/**
 * Requests HTML: by POST when there is an encoded body, else by GET. `read` runs in the same task in which the answer
 * arrives. Rejects with a `CallError`.
 */
export const requestHtml = <T>(
  url: string,
  body: string | undefined,
  read: (html: string) => T,
  options?: CallOptions,
): Promise<T> => request('html', url, body, read, options);
