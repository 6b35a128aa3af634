/** Owns Elementor Pro's route that prints a loop with filters (SPEC 7.2). */

import { callTimeout } from '../../src/api/request';
import { pageRoot, restUrl } from '../../src/api/restUrl';
import { elementorRestRoot } from '../../src/bridge/elementor';
import { pageSetting } from '../../src/bridge/page/globals';
import { config } from '../../src/bridge/page/islands';
import { ownFetch } from '../../src/bridge/page/ownFetch';
import { toJson } from '../../src/bridge/page/storedJson';
import { CallError } from '../../src/rules/callError';
import type { Choices } from '../../src/rules/loopFilter';

export interface LoopRequest {
  /** Id of the post that contains the loop. */
  post_id: string;
  widget_filters: Readonly<Record<string, Choices>>;
  widget_id: string;
  /** Absolute address on which the server builds the links to further pages. */
  pagination_base_url: string;
  /** Only in the editor's preview, where the call carries a nonce (SPEC 6). */
  is_edit_mode?: true;
}

/**
 * The headers. Public pages send no nonce: a nonce from a cached page has expired, and the server would refuse the
 * call.
 */
function headersOf({ is_edit_mode }: LoopRequest): Record<string, string> {
  const nonce = config().restNonce || pageSetting('wpApiSettings', 'nonce');
  return { 'Content-Type': 'application/json', ...(is_edit_mode && nonce && { 'X-WP-Nonce': nonce }) };
}

/**
 * The loop's HTML, which may be "". Rejects with a `CallError` when the status is an error, the answer is no JSON, or
 * `data` is missing.
 */
export async function refreshLoop(request: LoopRequest, signal: AbortSignal): Promise<string> {
  const url = restUrl(elementorRestRoot() || pageRoot(), 'elementor-pro/v1/refresh-loop');
  const { status, text } = await ownFetch(
    url,
    { method: 'POST', headers: headersOf(request), body: toJson(request) },
    callTimeout(),
    signal,
  );
  if (status < 200 || status > 299) throw new CallError('http', `HTTP ${status}`, status);
  let answer: { data?: unknown } | null;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new CallError('invalid_json', text.slice(0, 80), status);
  }
  if (typeof answer?.data !== 'string') throw new CallError('unknown_error', 'The answer has no data.', status);
  return answer.data;
}
