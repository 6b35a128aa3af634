/** What a page has of countdown campaigns: timers, which have a view, counter bars, and areas at the edges. */

import { type Clock, clock } from '../../src/bridge/page/clock';
import { pageSetting } from '../../src/bridge/page/globals';
import { report } from '../../src/bridge/page/islands';
import { sharedStore } from '../../src/bridge/page/shared';
import { tabStorage } from '../../src/bridge/page/storage';
import { adoptStyles } from '../../src/bridge/page/styles';
import { atom } from '../../src/state/listAtom';
import { ticks } from '../../src/state/ticks';
import { clearCampaignCache, fetchTimeLeft } from './api';
import { showArea } from './area';
import { showBar } from './bar';
import { AREA, BAR, type Timer, WRAP } from './contract';
import { type CampaignPart, type Campaigns, createCampaigns } from './store';
import css from './styles.css?inline';
import { runTimer } from './timer';

export { dismissArea } from './area';

/** Shoppers never see a refresh that failed (SPEC 8): timers go on with what was printed. */
const ask = (campaign: string, end: string) =>
  fetchTimeLeft(campaign, end, location.href).catch((cause) => {
    const what = `The end of campaign ${campaign} could not be asked for.`;
    report({ island: 'campaign', what, why: 'Its timers may be wrong on a page from a cache.', fix: 'See the cause.', cause });
    return undefined;
  });

const liveCampaigns = (time: Clock): Campaigns =>
  sharedStore('campaigns', () =>
    createCampaigns({
      clock: time,
      ask,
      clearCache: clearCampaignCache,
      reload: () => location.reload(),
      isRefreshing: () => !['', 'no'].includes(pageSetting('wcct_data', 'refresh_timings')),
      isReloading: () => pageSetting('wcct_data', 'reload_page_on_timer_ends') === 'yes',
      storage: tabStorage,
    }),
  );

/** Bars and areas are the server's: nothing of theirs is rendered. */
const unrendered = (stop = () => {}): CampaignPart => ({ $seconds: atom(0), $isShown: atom(false), stop });

/** Starts a timer, a bar or an area. @param timer undefined for the others, and for one whose campaign is over */
export function createLivePart(timer: Timer | undefined, host: HTMLElement, time = clock): CampaignPart {
  adoptStyles(css);
  if (host.matches(BAR)) return unrendered(showBar(host, time));
  if (host.matches(AREA)) return unrendered(showArea(host, (campaign) => liveCampaigns(time).asked(campaign), time));
  const wrap = host.querySelector<HTMLElement>(WRAP);
  if (!timer || !wrap) return unrendered();
  return runTimer(host, wrap, timer, { clock: time, ticks: ticks(time), campaigns: liveCampaigns(time) });
}
