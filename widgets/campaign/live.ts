/** Starts a page's countdown campaigns: timers and counter bars, which have a view, and areas at the edges. */

import { type Clock, clock } from '../../src/bridge/page/clock';
import { pageGlobal, pageSetting } from '../../src/bridge/page/globals';
import { report } from '../../src/bridge/page/islands';
import { reload } from '../../src/bridge/page/reload';
import { sharedStore } from '../../src/bridge/page/shared';
import { tabStorage } from '../../src/bridge/page/storage';
import { adoptStyles } from '../../src/bridge/page/styles';
import { ORDERING } from '../../src/rules/selectors';
import { ticks } from '../../src/state/ticks';
import { clearCampaignCache, fetchTimeLeft } from './api';
import { AREA, BAR, type CampaignProps, WRAP } from './contract';
import { showArea } from './page/area';
import { showBar } from './page/bar';
import { createCampaigns } from './page/campaigns';
import { runTimer } from './page/timer';
import { type CampaignPart, type Campaigns, unrendered } from './store';
import css from './styles.css?inline';

export { dismissArea } from './page/area';

/** Shoppers never see a failed refresh (SPEC 8): the timers continue with the printed times. */
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
      // An order on its way would be placed, and its answer lost: the shopper might order again.
      reload: () => document.querySelector(ORDERING) || reload(),
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
