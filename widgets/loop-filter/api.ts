/** Owns Elementor Pro's route that prints a loop anew for filters (SPEC 7.2). */

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
  /** Id of the post that has the loop. */
  post_id: string;
  widget_filters: Readonly<Record<string, Choices>>;
  widget_id: string;
  /** Whole address that the links to further pages are made from. */
  pagination_base_url: string;
  /** In the editor's preview only, where the call carries a nonce (SPEC 6). */
  is_edit_mode?: true;
}

/** Public pages send no nonce: one from a cached page would have expired, and turn the answer into a refusal. */
function headersOf({ is_edit_mode }: LoopRequest): Record<string, string> {
  const nonce = config().restNonce || pageSetting('wpApiSettings', 'nonce');
  return { 'Content-Type': 'application/json', ...(is_edit_mode && nonce && { 'X-WP-Nonce': nonce }) };
}

/** The loop's HTML, which may be "". Rejects with a `CallError`: not ok, no JSON, or nothing in `data`. */
export async function refreshLoop(request: LoopRequest, signal: AbortSignal): Promise<string> {
  const url = restUrl(elementorRestRoot() || pageRoot(), 'elementor-pro/v1/refresh-loop');
  const { status, text } = await ownFetch(url, { method: 'POST', headers: headersOf(request), body: toJson(request) }, callTimeout(), signal);
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
