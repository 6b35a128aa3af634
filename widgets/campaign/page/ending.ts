/**
 * Owns what the end of a campaign does to the page: the shop empties its caches, and the page reloads if the shop wants
 * that (SPEC 4.9).
 */
import type { Store } from '../../../src/bridge/page/storage';
import { RELOAD_AFTER, RELOADED_KEY } from '../contract';
import type { Campaigns, CampaignsDependencies } from '../store';

const listOf = (text: string | null) => text?.split(',') ?? [];

/**
 * True for the first reload of a campaign in a visit. A cached page may print a campaign that is over again and again.
 */
function takeReload(campaign: string, storage: Store): boolean {
  const done = listOf(storage.get(RELOADED_KEY));
  return !done.includes(campaign) && storage.set(RELOADED_KEY, [...done, campaign].join());
}

type Dependencies = Pick<CampaignsDependencies, 'clock' | 'clearCache' | 'reload' | 'isReloading' | 'storage'>;

/**
 * Ends a campaign once: makes the shop empty its caches, and reloads the page if that is allowed. Campaigns that end
 * meanwhile share one call.
 */
export function createEnding({ clock, clearCache, reload, isReloading, storage }: Dependencies): Campaigns['end'] {
  const ended = new Set<string>();
  let isEnding = false;
  let wantsReload = false;

  const finish = () => {
    isEnding = false;
    if (wantsReload) reload();
    wantsReload = false;
  };

  return (campaign, mayReload) => {
    if (ended.has(campaign)) return;
    ended.add(campaign);
    if (mayReload && isReloading() && takeReload(campaign, storage)) wantsReload = true;
    // Several campaigns that end together empty the caches once.
    if (isEnding) return;
    isEnding = true;
    clearCache();
    clock.after(RELOAD_AFTER, finish);
  };
}
