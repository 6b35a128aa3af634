/** Provides pages with campaigns, the shop’s answers, and control over which elements are visible. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { LazyViewIsland } from '../../src/island/types';
import { clearCampaignCache, fetchTimeLeft } from '../../widgets/campaign/api';
import type { CampaignProps } from '../../widgets/campaign/contract';
import island from '../../widgets/campaign/index';
import { createLivePart } from '../../widgets/campaign/live';
import { readHost, readTimer } from '../../widgets/campaign/read';
import type { CampaignPart } from '../../widgets/campaign/store';
import { View } from '../../widgets/campaign/View';
import { createClock, type FakeClock } from '../helpers/clock';
import { find } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { showServed } from '../helpers/showServed';
import { showView } from '../helpers/showView';

const NOW = Date.UTC(2026, 10, 27, 12);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
/** 1 day, 2:03:04. */
export const LEFT = 93_784;
export const END = '1798761600';

export let clock: FakeClock;
export let page: FakePage;
export let stops: ((() => void) | undefined)[];
let isHidden: boolean;
/** The seconds that the shop answers for each campaign. A call for any other campaign gets no answer. */
export let shop: Map<string, number | undefined>;
/** The calls to the shop: each campaign with its end. */
export let asked: string[];
/** Functions that report each element as visible. */
export let seen: (() => void)[];
/** Functions that report each element as above the window. */
export let passed: (() => void)[];

export const ask = vi.mocked(fetchTimeLeft);
export const clear = vi.mocked(clearCampaignCache);
export const reload = vi.fn();

/** Gives each test a clock and a page where nothing has been asked. Call it at the top of a test file. */
export function freshCampaigns(): void {
  beforeEach(() => {
    clock = createClock(NOW);
    page = setPage({ globals: { wcct_data: { refresh_timings: 'no', reload_page_on_timer_ends: 'no' } } });
    stops = [];
    isHidden = false;
    shop = new Map();
    asked = [];
    seen = [];
    passed = [];
    clear.mockReset();
    reload.mockReset();
    ask.mockReset().mockImplementation(async (id, end) => {
      asked.push(`${id} ${end}`);
      return shop.has(id) ? shop.get(id) : new Promise(() => {});
    });
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(
          private readonly tell: (
            entries: { isIntersecting: boolean; boundingClientRect?: { bottom: number }; target: Element }[],
          ) => void,
        ) {}
        observe(target: Element) {
          seen.push(() => this.tell([{ isIntersecting: true, target }]));
          passed.push(() => this.tell([{ isIntersecting: false, boundingClientRect: { bottom: -1 }, target }]));
        }
        unobserve() {}
      },
    );
  });
  afterEach(() => {
    for (const stop of stops) stop?.();
    vi.unstubAllGlobals();
    document.body.removeAttribute('style');
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
    // biome-ignore lint/suspicious/noDocumentCookie: as a browser is made new
    for (const name of names) document.cookie = `${name}=; path=/; max-age=0`;
  });
}

/** The shopper goes to another page. */
export const nextPage = () => {
  page = setPage();
};

interface Printed {
  left?: number | string;
  skin?: string;
  type?: string;
  campaign?: string;
  more?: string;
}

/** A timer as the server prints it. */
export const timerHtml = ({
  left = LEFT,
  skin = 'default',
  type = 'single',
  campaign = '981',
  more = '',
}: Printed = {}) =>
  `<div class="wcct_countdown_timer wcct_timer wcct_countdown_${skin}" data-days="days" data-hrs="hrs" data-mins="mins" data-secs="secs" data-campaign-id="${campaign}" data-type="${type}" ${more}>
    <div class="wcct_timer_wrap" data-date="${END}" data-left="${left}" data-timer-skin="${skin}"></div><p>Prices rise</p>
  </div>`;

const HOSTS = '.wcct_timer,.wcct_counter_bar,.wcct_header_area,.wcct_footer_area';
export const lazy = island as unknown as LazyViewIsland<CampaignProps, CampaignPart>;

/** The two ways to show it: by the store on the server's nodes, or by the view. */
export const WAYS = ['store', 'view'] as const;
export let by: (typeof WAYS)[number] = 'store';
/** Chooses the way to show it from now on. */
export const showBy = (way: typeof by) => {
  by = way;
};

/** Mounts a timer or a bar with its view, or an area. */
export const adopt = (host: HTMLElement) => {
  const read = (element: HTMLElement) => ({
    ...readHost(element),
    ...(!element.matches('.wcct_counter_bar') && { timer: readTimer(element, clock.now()) }),
  });
  const createStore: (typeof lazy)['createStore'] = (props, element) => createLivePart(props, element, clock);
  const live = { ...lazy, read, createStore, isWanted: ({ $isShown }: CampaignPart) => $isShown };
  return by === 'store' ? showServed(live, host) : showView(live, View, host);
};

/** Mounts all that the page has. */
export const run = (root: ParentNode = document) => {
  for (const host of root.querySelectorAll<HTMLElement>(HOSTS)) stops.push(adopt(host));
};

export function show(html: string): void {
  document.body.innerHTML = html;
  run();
}

/** The shop's settings, with these in the place of the usual ones. */
export const settings = (values: Record<string, string>) => {
  page.config.globals = { wcct_data: { refresh_timings: 'no', reload_page_on_timer_ends: 'no', ...values } };
};

export const wrap = () => find('.wcct_timer_wrap');
export const words = (element: Element = wrap()) => element.textContent?.replace(/\s+/g, ' ').trim();
export const timers = () => document.querySelectorAll('.wcct_timer').length;
/** The shopper comes to the page, or leaves it. */
export const see = (isSeen: boolean) => {
  isHidden = !isSeen;
  document.dispatchEvent(new Event('visibilitychange'));
};
