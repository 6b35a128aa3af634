/** Owns the calls of countdown campaigns (SPEC 7.5). */

import { ajaxUrl } from '../../src/api/ajaxUrl';
import { encodeForm } from '../../src/api/form';
import { callTimeout, requestHtml } from '../../src/api/request';
import { pageSetting } from '../../src/bridge/page/globals';
import { ownFetch } from '../../src/bridge/page/ownFetch';
import { parseStored } from '../../src/bridge/page/storedJson';

const campaignUrl = () => pageSetting('wcct_data', 'admin_ajax') || ajaxUrl();

/** Skips notices that PHP printed before the answer. */
function readLeft(text: string, id: string): number | undefined {
  const answer = Object(parseStored(text.slice(text.search(/[[{]/)))) as { id?: unknown; diff?: unknown };
  const left = Number.parseFloat(`${answer.diff}`);
  return `${answer.id}` === id && Number.isFinite(left) ? Math.max(left, 0) : undefined;
}

/**
 * Seconds that a campaign has left by the shop's clock; undefined where the answer does not say. Rejects with a
 * `CallError`.
 * @param end Unix seconds, as the page prints them
 * @param page address of the page
 */
export function fetchTimeLeft(id: string, end: string, page: string): Promise<number | undefined> {
  const query = encodeForm({ wcct_action: 'wcct_refreshed_times', location: page, endDate: end, campID: id });
  const url = campaignUrl();
  return requestHtml(`${url}${url.includes('?') ? '&' : '?'}${query}`, undefined, (text) => readLeft(text, id));
}

/**
 * Makes the shop empty its caches at a campaign's end. Nobody needs the answer. The call continues when the shopper
 * leaves the page.
 */
export function clearCampaignCache(): void {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'X-Requested-With': 'XMLHttpRequest',
  };
  const body = encodeForm({ action: 'wcct_clear_cache' });
  ownFetch(campaignUrl(), { method: 'POST', body, headers, cache: 'no-store', keepalive: true }, callTimeout()).catch(
    () => {},
  );
}
