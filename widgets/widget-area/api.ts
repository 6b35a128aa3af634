/** Owns the call for a widget area's content (SPEC 7.5): `admin-ajax`, also for guests, with a nonce of its own. */

import { ajaxUrl } from '../../src/api/ajaxUrl';
import { encodeForm } from '../../src/api/form';
import { readFilledHtml } from '../../src/api/htmlAnswer';
import { type CallOptions, requestHtml } from '../../src/api/request';
import { pageSetting } from '../../src/bridge/page/globals';

/**
 * Reads an answer. For a stale nonce and for a post that is not public, the server sends an empty answer with status
 * 200.
 */
const contentIn = (text: string) =>
  readFilledHtml(text, 'The answer was empty: the nonce is stale, or the post is not public.');

/**
 * POST `ekit_widgetarea_content`: the HTML of a widget area. Rejects with a `CallError`, also for an empty answer.
 * @param post the post's id
 */
export function fetchWidgetArea(post: string, options?: CallOptions): Promise<string> {
  const fields = { action: 'ekit_widgetarea_content', nonce: pageSetting('ekit_config', 'nonce'), post_id: post };
  return requestHtml(pageSetting('ekit_config', 'ajaxurl') || ajaxUrl(), encodeForm(fields), contentIn, options);
}
