/** Answers countdown campaigns' calls of `admin-ajax`: the time that is left, and the end. */
import { type AjaxAnswer, json } from './answers';

/**
 * Undefined for a call that is not about campaigns. The demo has no list of campaigns: it counts to the end that the
 * call names.
 */
export function answerCampaign(query: Record<string, string>, action: string): AjaxAnswer | undefined {
  if (action === 'wcct_clear_cache') return json({ success: true });
  if (query.wcct_action !== 'wcct_refreshed_times') return undefined;
  const { endDate, campID = '' } = query;
  if (!endDate) return json([]);
  return json({ diff: Math.max(Math.floor(Number(endDate) - Date.now() / 1000), 0), id: campID });
}
