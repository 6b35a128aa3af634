/**
 * Owns what the end of campaigns does to the page: the shop's caches are emptied, and the page reloads where the shop
 * wants that (SPEC 4.9).
 */
import type { Store } from '../../src/bridge/page/storage';
import { RELOAD_AFTER, RELOADED_KEY } from './contract';
import type { Campaigns, CampaignsDependencies } from './store';

const listOf = (text: string | null) => text?.split(',') ?? [];

/** A page from a cache may print a campaign that is over again and again: it reloads once for each, in a visit. */
function takeReload(campaign: string, storage: Store): boolean {
  const done = listOf(storage.get(RELOADED_KEY));
  return !done.includes(campaign) && storage.set(RELOADED_KEY, [...done, campaign].join());
}

type Dependencies = Pick<CampaignsDependencies, 'clock' | 'clearCache' | 'reload' | 'isReloading' | 'storage'>;

/**
 * Ends a campaign once: it clears the shop's cache, and reloads the page where that may be. Campaigns that end
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
    // Several that end together empty the caches once.
    if (isEnding) return;
    isEnding = true;
    clearCache();
    clock.after(RELOAD_AFTER, finish);
  };
}
