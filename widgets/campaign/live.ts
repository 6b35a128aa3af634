/** What a page has of countdown campaigns: timers and counter bars, which have a view, and areas at the edges. */

import { type Clock, clock } from '../../src/bridge/page/clock';
import { pageGlobal, pageSetting } from '../../src/bridge/page/globals';
import { report } from '../../src/bridge/page/islands';
import { reload } from '../../src/bridge/page/reload';
import { sharedStore } from '../../src/bridge/page/shared';
import { tabStorage } from '../../src/bridge/page/storage';
import { adoptStyles } from '../../src/bridge/page/styles';
import { ticks } from '../../src/state/ticks';
import { clearCampaignCache, fetchTimeLeft } from './api';
import { showArea } from './area';
import { showBar } from './bar';
import { createCampaigns } from './campaigns';
import { AREA, BAR, type CampaignProps, WRAP } from './contract';
import { type CampaignPart, type Campaigns, unrendered } from './store';
import css from './styles.css?inline';
import { runTimer } from './timer';

export { dismissArea } from './area';

/** Shoppers never see a refresh that failed (SPEC 8): timers go on with what was printed. */
const ask = (campaign: string, end: string) =>
  fetchTimeLeft(campaign, end, location.href).catch((cause) => {
    const what = `The end of campaign ${campaign} could not be asked for.`;
    report({
      island: 'campaign',
      what,
      why: 'Its timers may be wrong on a page from a cache.',
      fix: 'See the cause.',
      cause,
    });
    return undefined;
  });

const liveCampaigns = (time: Clock): Campaigns =>
  sharedStore('campaigns', () =>
    createCampaigns({
      clock: time,
      ask,
      clearCache: clearCampaignCache,
      reload,
      isRefreshing: () => ![undefined, 'no'].includes(pageGlobal('wcct_data').refresh_timings as string | undefined),
      isReloading: () => pageSetting('wcct_data', 'reload_page_on_timer_ends') === 'yes',
      storage: tabStorage,
    }),
  );

/** Starts a timer, a bar or an area. */
export function createLivePart({ timer, bar }: CampaignProps, host: HTMLElement, time = clock): CampaignPart {
  adoptStyles(css);
  if (host.matches(BAR)) return showBar(host, bar, time);
  if (host.matches(AREA)) return unrendered(showArea(host, (campaign) => liveCampaigns(time).asked(campaign), time));
  const wrap = host.querySelector<HTMLElement>(WRAP);
  if (!timer || !wrap) return unrendered();
  return runTimer(host, wrap, timer, { clock: time, ticks: ticks(time), campaigns: liveCampaigns(time) });
}
