/** Runs what a page has of countdown campaigns: timers, counter bars, areas at the edges, and staff's notes. */

import { type Clock, clock } from '../../src/bridge/page/clock';
import { pageSetting } from '../../src/bridge/page/globals';
import { report } from '../../src/bridge/page/islands';
import { sharedStore } from '../../src/bridge/page/shared';
import { tabStorage } from '../../src/bridge/page/storage';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { ticks } from '../../src/state/ticks';
import { clearCampaignCache, fetchTimeLeft } from './api';
import { showArea } from './area';
import { showBar } from './bar';
import { AREA, BAR, WRAP } from './contract';
import { readTimer } from './read';
import { type Campaigns, createCampaigns } from './store';
import css from './styles.css?inline';
import { runTimer } from './timer';

const running = new WeakMap<HTMLElement, Cleanup>();

export const start = (): void => adoptStyles(css);

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

function runHost(host: HTMLElement, time: Clock): Cleanup | undefined {
  if (host.matches(BAR)) return showBar(host, time);
  if (host.matches(AREA)) return showArea(host, (campaign) => liveCampaigns(time).asked(campaign), time);
  const timer = readTimer(host, time.now());
  const wrap = host.querySelector<HTMLElement>(WRAP);
  return timer && wrap ? runTimer(host, wrap, timer, { clock: time, ticks: ticks(time), campaigns: liveCampaigns(time) }) : undefined;
}

export function adopt(host: HTMLElement, time = clock): Cleanup | undefined {
  running.get(host)?.();
  const stop = runHost(host, time);
  if (stop) running.set(host, stop);
  return stop;
}
