import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LazyViewIsland } from '../../src/island/types';
import { clearCampaignCache, fetchTimeLeft } from '../../widgets/campaign/api';
import { dismissArea } from '../../widgets/campaign/area';
import {
  AREA_SLIDE,
  type CampaignProps,
  FILL_AFTER,
  RELOAD_AFTER,
  RELOADED_KEY,
  REMOVE_AFTER,
  SKINS,
} from '../../widgets/campaign/contract';
import island from '../../widgets/campaign/index';
import { createLivePart } from '../../widgets/campaign/live';
import { readHost, readTimer } from '../../widgets/campaign/read';
import type { CampaignPart } from '../../widgets/campaign/store';
import { View } from '../../widgets/campaign/View';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { showServed } from '../helpers/showServed';
import { showView } from '../helpers/showView';
import { translate } from '../helpers/translate';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

const NOW = Date.UTC(2026, 10, 27, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** 1 day, 2:03:04. */
const LEFT = 93_784;
const END = '1798761600';

let clock: FakeClock;
let page: FakePage;
let stops: ((() => void) | undefined)[];
let isHidden: boolean;
/** What the shop says of each campaign, in seconds; a campaign that is not here is not answered. */
let shop: Map<string, number | undefined>;
let asked: string[];
let seen: (() => void)[];
/** Tells that each element is above the window. */
let passed: (() => void)[];

const ask = vi.mocked(fetchTimeLeft);
const clear = vi.mocked(clearCampaignCache);
const reload = vi.fn();

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

interface Printed {
  left?: number | string;
  skin?: string;
  type?: string;
  campaign?: string;
  more?: string;
}

const timerHtml = ({ left = LEFT, skin = 'default', type = 'single', campaign = '981', more = '' }: Printed = {}) =>
  `<div class="wcct_countdown_timer wcct_timer wcct_countdown_${skin}" data-days="days" data-hrs="hrs" data-mins="mins" data-secs="secs" data-campaign-id="${campaign}" data-type="${type}" ${more}>
    <div class="wcct_timer_wrap" data-date="${END}" data-left="${left}" data-timer-skin="${skin}"></div><p>Prices rise</p>
  </div>`;

const HOSTS = '.wcct_timer,.wcct_counter_bar,.wcct_header_area,.wcct_footer_area';
const lazy = island as unknown as LazyViewIsland<CampaignProps, CampaignPart>;

/** Who shows it: the store by itself on the server's nodes, or the view. */
const WAYS = ['store', 'view'] as const;
let by: (typeof WAYS)[number] = 'store';

/** Mounts a timer or a bar with its view, or an area. */
const adopt = (host: HTMLElement) => {
  const read = (element: HTMLElement) => ({
    ...readHost(element),
    ...(!element.matches('.wcct_counter_bar') && { timer: readTimer(element, clock.now()) }),
  });
  const createStore: (typeof lazy)['createStore'] = (props, element) => createLivePart(props, element, clock);
  const live = { ...lazy, read, createStore, isWanted: ({ $isShown }: CampaignPart) => $isShown };
  return by === 'store' ? showServed(live, host) : showView(live, View, host);
};
const run = (root: ParentNode = document) => {
  for (const host of root.querySelectorAll<HTMLElement>(HOSTS)) stops.push(adopt(host));
};
function show(html: string): void {
  document.body.innerHTML = html;
  run();
}
const settings = (values: Record<string, string>) => {
  page.config.globals = { wcct_data: { refresh_timings: 'no', reload_page_on_timer_ends: 'no', ...values } };
};
const wrap = () => find('.wcct_timer_wrap');
const words = (element: Element = wrap()) => element.textContent?.replace(/\s+/g, ' ').trim();
const timers = () => document.querySelectorAll('.wcct_timer').length;
const see = (isSeen: boolean) => {
  isHidden = !isSeen;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe.each(WAYS)('a timer, shown by the %s', (way) => {
  beforeEach(() => {
    by = way;
  });

  it('counts from the printed seconds, whatever the visitor’s clock says', async () => {
    show(timerHtml());
    expect(words()).toBe('01days 02hrs 03mins 04secs');
    await clock.advance(SECOND);
    expect(words()).toBe('01days 02hrs 03mins 03secs');
    await clock.advance(4 * SECOND);
    expect(words()).toBe('01days 02hrs 02mins 59secs');
  });

  it('leaves the shop’s text beside it', () => {
    show(timerHtml());
    expect(find('.wcct_timer p').textContent).toBe('Prices rise');
  });

  it('leaves days and hours out at zero where the shop wants that', async () => {
    const more = 'data-is_days="no" data-is-hrs="no"';
    show(timerHtml({ left: 86_401, more }));
    expect(words()).toBe('01days 00hrs 00mins 01secs');
    await clock.advance(2 * SECOND);
    expect(words()).toBe('23hrs 59mins 59secs');
    show(timerHtml({ left: 3601, more }));
    expect(words()).toBe('01hrs 00mins 01secs');
    await clock.advance(2 * SECOND);
    expect(words()).toBe('59mins 59secs');
  });

  it.each([
    ['days', 'day'],
    ['hrs', 'hr'],
    ['mins', 'min'],
    ['secs', 'sec'],
  ])('has a label of its own where data-%s is empty', (name, label) => {
    show(timerHtml().replace(`data-${name}="${name}"`, `data-${name}=""`));
    expect(words()).toMatch(new RegExp(`\\d${label}( |$)`));
  });

  it.each(['round_fill', 'square_fill'])('has the markup of %s', (skin) => {
    show(timerHtml({ skin }));
    const shape = skin.split('_')[0];
    const boxes = [...wrap().children];
    expect(boxes.map((box) => box.classList[0])).toEqual(Array(4).fill(`wcct_${shape}_wrap`));
    expect(boxes.map((box) => [...box.children].map(({ classList }) => classList[0]))).toEqual(
      Array(4).fill(['wcct_table', 'wcct_wrap_border']),
    );
    expect(boxes.map((box) => words(box.querySelector('.wcct_table > .wcct_table_cell') as Element))).toEqual([
      '01 days',
      '02 hrs',
      '03 mins',
      '04 secs',
    ]);
    expect(boxes.map((box) => box.querySelector('span')?.textContent)).toEqual(['01', '02', '03', '04']);
  });

  it.each(['round_ghost', 'square_ghost'])('has the border of %s before the digits', (skin) => {
    show(timerHtml({ skin }));
    expect([...wrap().children].map((box) => [...box.children].map(({ classList }) => classList[0]))).toEqual(
      Array(4).fill(['wcct_wrap_border', 'wcct_table']),
    );
  });

  it('has the markup of highlight_1, a colon between the units', () => {
    show(timerHtml({ skin: 'highlight_1' }));
    expect([...wrap().children].map((unit) => words(unit))).toEqual(['01 days:', '02 hrs:', '03 mins:', '04 secs']);
    expect(wrap().querySelectorAll('.wcct_highlight_1_wrap > .wcct_timer_label')).toHaveLength(4);
    expect(wrap().querySelectorAll('.wcct_colon_sep')).toHaveLength(3);
  });

  it('lets the seconds pulse, and the minutes when they change', async () => {
    show(timerHtml({ skin: 'round_fill', left: 61 }));
    const pulsing = () =>
      [...wrap().querySelectorAll('.wcct_wrap_border')].map((border) => border.classList.contains('wcct_pulse'));
    expect(pulsing()).toEqual([false, false, false, true]);
    await clock.advance(SECOND);
    expect(pulsing()).toEqual([false, false, true, true]);
    await clock.advance(SECOND);
    expect(pulsing()).toEqual([false, false, false, true]);
  });

  it('writes only the digits that change, into the same nodes', async () => {
    show(timerHtml({ skin: 'square_fill' }));
    const nodes = [...wrap().querySelectorAll('span')];
    const writes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { type, target } of records) writes.push(`${type} ${target.textContent}`);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    await clock.advance(3 * SECOND);
    await settle();
    expect(writes).toHaveLength(3);
    expect([...wrap().querySelectorAll('span')]).toEqual(nodes);
    observer.disconnect();
  });

  it.each(['default', 'highlight_1', 'round_fill'])(
    'goes on where a browser has translated the page: %s',
    async (skin) => {
      show(timerHtml({ skin }));
      translate(wrap());
      await clock.advance(SECOND);
      expect(words()?.match(/\d+/g)).toEqual(['01', '02', '03', '03']);
      await clock.advance(MINUTE);
      expect(words()?.match(/\d+/g)).toEqual(['01', '02', '02', '03']);
    },
  );

  it('has one name for screen readers, which changes with the minute', async () => {
    show(timerHtml({ skin: 'square_fill' }));
    expect(wrap().getAttribute('role')).toBe('timer');
    expect([...wrap().children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
    const names = new Set<string | null>();
    for (let second = 0; second < 60; second++) {
      names.add(wrap().getAttribute('aria-label'));
      await clock.advance(SECOND);
    }
    expect([...names]).toEqual(['1 day, 2 hours, 4 minutes left', '1 day, 2 hours, 3 minutes left']);
  });

  it('stands still while nobody sees the page, and is right on the way back', async () => {
    show(timerHtml());
    see(false);
    await clock.advance(HOUR);
    expect(words()).toBe('01days 02hrs 03mins 04secs');
    see(true);
    await settle();
    expect(words()).toBe('01days 01hrs 03mins 04secs');
  });

  it('goes on when it is moved, and when it is copied', async () => {
    show(timerHtml());
    await clock.advance(MINUTE);
    const copy = find('.wcct_timer').cloneNode(true) as HTMLElement;
    document.body.append(copy);
    stops.push(adopt(copy));
    stops.push(adopt(find('.wcct_timer')));
    await settle();
    expect([words(), words(copy.querySelector('.wcct_timer_wrap') as Element)]).toEqual(
      Array(2).fill('01days 02hrs 02mins 04secs'),
    );
  });

  it('stops when it leaves the page', async () => {
    show(timerHtml());
    stops.pop()?.();
    expect(words()).toBe('');
    await clock.advance(HOUR);
    expect([words(), wrap().hasAttribute('role')]).toEqual(['', false]);
  });

  it('does not take others along when a browser’s translation is in its way at the end', async () => {
    show(timerHtml() + timerHtml({ skin: 'square_fill' }));
    translate(wrap());
    stops.shift()?.();
    await clock.advance(SECOND);
    expect(words(document.querySelectorAll('.wcct_timer_wrap')[1])).toBe('01 days02 hrs03 mins03 secs');
    expect(words()).toBe('');
  });

  it('is left as it is when its campaign is over', () => {
    show('<div class="wcct_timer wcct_countdown_timer" data-campaign-id="981"><p>See you next year</p></div>');
    expect(words(find('.wcct_timer'))).toBe('See you next year');
    expect(page.problems).toEqual([]);
  });

  it.each(['default', 'square_fill', 'highlight_1'])(
    'with the skin %s goes on in a translated page when a unit goes',
    async (skin) => {
      show(timerHtml({ skin, left: 3601, more: 'data-is_days="no" data-is_hrs="no"' }));
      expect(words()).toContain('hrs');
      // As browsers do that translate a page: each text into an element of its own.
      const texts = document.createTreeWalker(wrap(), NodeFilter.SHOW_TEXT);
      const labels: Text[] = [];
      while (texts.nextNode())
        if (/[a-z]/.test(texts.currentNode.nodeValue ?? '')) labels.push(texts.currentNode as Text);
      for (const label of labels) {
        const font = document.createElement('font');
        label.replaceWith(font);
        font.append(label);
      }
      await clock.advance(2 * SECOND);
      await settle();
      expect(words()).not.toContain('hrs');
      expect(words()).toMatch(/59 ?mins/);
      expect(page.problems).toEqual([]);
    },
  );

  it('runs beside hundreds of others on one clock', async () => {
    show(timerHtml({ skin: 'square_fill' }).repeat(200));
    const shown = () => [...document.querySelectorAll('.wcct_timer_wrap')].map((one) => words(one));
    await settle();
    expect(new Set(shown()).size).toBe(1);
    // Each has had its turn once they all run.
    await clock.advance(10 * SECOND);
    const before = shown();
    await clock.advance(SECOND);
    expect(shown().filter((text, index) => text !== before[index])).toHaveLength(20);
    for (const come of seen) come();
    await settle();
    expect(new Set(shown())).toEqual(new Set(['01 days02 hrs02 mins53 secs']));
    await clock.advance(SECOND);
    expect(new Set(shown())).toEqual(new Set(['01 days02 hrs02 mins52 secs']));
  });
});

describe.each(WAYS)('the refresh, shown by the %s', (way) => {
  beforeEach(() => {
    by = way;
    settings({ refresh_timings: 'yes' });
  });

  it('asks once for each campaign, with the end that the first timer says', async () => {
    show(
      timerHtml() +
        timerHtml({ type: 'grid' }).replace(END, '1') +
        timerHtml({ campaign: '982' }) +
        timerHtml({ campaign: '' }),
    );
    await clock.advance(0);
    expect(asked).toEqual([`981 ${END}`, `982 ${END}`]);
  });

  it.each([
    [{ refresh_timings: 'no' }, 0],
    [{ reload_page_on_timer_ends: 'no' }, 0],
    // What a filter that says false prints: the plugin's own script asks.
    [{ refresh_timings: '' }, 1],
  ])('with %j is asked for %i times', async (values, times) => {
    page.config.globals = { wcct_data: values };
    show(timerHtml());
    await clock.advance(0);
    expect(asked).toHaveLength(times);
  });

  it('corrects all timers of the campaign that are ahead by more than ten seconds', async () => {
    shop.set('981', LEFT - 60);
    show(timerHtml() + timerHtml({ type: 'grid' }) + timerHtml({ campaign: '982' }));
    await clock.advance(0);
    expect([...document.querySelectorAll('.wcct_timer_wrap')].map((one) => words(one))).toEqual([
      '01days 02hrs 02mins 04secs',
      '01days 02hrs 02mins 04secs',
      '01days 02hrs 03mins 04secs',
    ]);
    expect(wrap().dataset.left).toBe(`${LEFT - 60}`);
    await clock.advance(SECOND);
    expect(words()).toBe('01days 02hrs 02mins 03secs');
  });

  it.each([LEFT - 10, LEFT, LEFT + 500])('leaves timers alone at %s seconds', async (left) => {
    shop.set('981', left);
    show(timerHtml());
    await clock.advance(0);
    expect(words()).toBe('01days 02hrs 03mins 04secs');
  });

  it('is kept by a timer that is moved after it', async () => {
    shop.set('981', LEFT - 60);
    show(timerHtml());
    await clock.advance(MINUTE);
    stops.push(adopt(find('.wcct_timer')));
    expect(words()).toBe('01days 02hrs 01mins 04secs');
  });

  it('corrects a timer that comes later, as from an old cart fragment, by the same answer', async () => {
    shop.set('981', LEFT);
    show(`<main></main>${timerHtml()}`);
    await clock.advance(MINUTE);
    find('main').innerHTML = timerHtml({ type: 'cart', left: LEFT + HOUR / SECOND });
    run(find('main'));
    await clock.advance(0);
    expect(words(find('main .wcct_timer_wrap'))).toBe('01days 02hrs 02mins 04secs');
    expect(asked).toHaveLength(1);
  });

  it.each(['single', 'grid', 'cart', 'cart_table', 'unheard-of', 'constructor'])(
    'takes a timer of type %s away at once when nothing is left',
    async (type) => {
      shop.set('981', 0);
      show(`<main>${timerHtml({ type })}<p>Stays</p></main>`);
      await clock.advance(0);
      expect(timers()).toBe(0);
      expect(words(find('main'))).toBe('Stays');
      expect(clear).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['counter_bar', 'wcct_counter_bar'],
    ['info_notice', 'woocommerce-info'],
    ['custom_text', 'wcct_custom_text'],
  ])('takes what a %s timer stands in away', async (type, frame) => {
    shop.set('981', 0);
    show(`<div class="${frame}">Hurry ${timerHtml({ type })}</div>`);
    await clock.advance(0);
    expect(document.querySelector(`.${frame}`)).toBeNull();
  });

  it('takes a timer away whose time has not come', async () => {
    shop.set('981', 7300).set('982', 7200);
    show(
      timerHtml({ left: 7305, more: 'data-delay="7200"' }) +
        timerHtml({ campaign: '982', left: 7205, more: 'data-delay="7200"' }),
    );
    await clock.advance(0);
    expect([...document.querySelectorAll('.wcct_timer')].map((one) => (one as HTMLElement).dataset.campaignId)).toEqual(
      ['982'],
    );
  });

  it('that says nothing changes nothing', async () => {
    shop.set('981', undefined);
    show(timerHtml());
    await clock.advance(0);
    expect(words()).toBe('01days 02hrs 03mins 04secs');
  });

  it('that fails is told to developers once, and timers go on', async () => {
    ask.mockRejectedValue(new Error('no'));
    show(timerHtml() + timerHtml());
    await clock.advance(SECOND);
    expect(words()).toBe('01days 02hrs 03mins 03secs');
    expect(page.problems.map(({ island: name }) => name)).toEqual(['campaign']);
  });

  it('does nothing to a timer that has left meanwhile', async () => {
    let answer = (_left: number) => {};
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    show(timerHtml());
    const gone = find('.wcct_timer');
    await clock.advance(0);
    gone.remove();
    answer(LEFT - 600);
    await clock.advance(0);
    expect(words(gone)).toContain('03mins 04secs');
  });
});

describe.each(WAYS)('the end, shown by the %s', (way) => {
  let ends: unknown[];
  const listen = ({ detail }: Event & { detail?: unknown }) => ends.push(detail);
  beforeEach(() => {
    by = way;
    ends = [];
    document.addEventListener('island:campaign:ended', listen);
  });
  afterEach(() => document.removeEventListener('island:campaign:ended', listen));

  it('shows zero, comes once for all timers of a campaign, and takes them away after a second', async () => {
    show(timerHtml({ left: 2 }).repeat(3));
    await clock.advance(2 * SECOND - 1);
    expect(words()).toBe('00days 00hrs 00mins 01secs');
    await clock.advance(1);
    expect(words()).toBe('00days 00hrs 00mins 00secs');
    expect(clear).toHaveBeenCalledTimes(1);
    await clock.advance(REMOVE_AFTER - 1);
    expect(timers()).toBe(3);
    await clock.advance(1);
    expect(timers()).toBe(0);
    await clock.advance(HOUR);
    expect(clear).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    expect(ends).toEqual(Array(3).fill({ campaign: '981' }));
  });

  it('comes at once for a timer that was over when the page came', async () => {
    show(timerHtml({ left: -5 }));
    expect(clear).toHaveBeenCalledTimes(1);
    await clock.advance(REMOVE_AFTER);
    expect(timers()).toBe(0);
  });

  it('comes once for a timer that comes into sight afterwards', async () => {
    show(timerHtml({ left: 0 }));
    for (const come of seen) come();
    await clock.advance(REMOVE_AFTER);
    expect(ends).toEqual([{ campaign: '981' }]);
  });

  it('comes on the way back for a page that nobody saw', async () => {
    show(timerHtml({ left: 2 }));
    see(false);
    await clock.advance(HOUR);
    expect(clear).not.toHaveBeenCalled();
    see(true);
    expect(clear).toHaveBeenCalledTimes(1);
    see(false);
    see(true);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('comes once for a campaign whose timers say different times', async () => {
    show(timerHtml({ left: 2 }) + timerHtml({ left: 60 }));
    await clock.advance(2 * MINUTE);
    expect(timers()).toBe(0);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('of several campaigns together empties the caches once, and again for one that ends later', async () => {
    show(timerHtml({ left: 2 }) + timerHtml({ left: 2, campaign: '982' }) + timerHtml({ left: 60, campaign: '983' }));
    await clock.advance(2 * SECOND);
    expect(clear).toHaveBeenCalledTimes(1);
    await clock.advance(MINUTE);
    expect(clear).toHaveBeenCalledTimes(2);
  });

  it('comes for each end of timers that name no campaign', async () => {
    settings({ reload_page_on_timer_ends: 'yes' });
    const one = (left: number, end: string) => timerHtml({ left, campaign: '' }).replace(END, end);
    show(one(2, '1798761600') + one(2, '1798761600') + one(60, '1798761658'));
    await clock.advance(2 * SECOND + RELOAD_AFTER);
    expect([clear.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
    await clock.advance(MINUTE);
    expect([clear.mock.calls.length, reload.mock.calls.length]).toEqual([2, 2]);
  });

  it('reloads the page after two seconds where the shop wants that', async () => {
    settings({ reload_page_on_timer_ends: 'yes' });
    show(timerHtml({ left: 2 }).repeat(2) + timerHtml({ left: 2, campaign: '982' }));
    await clock.advance(2 * SECOND + RELOAD_AFTER - 1);
    expect(reload).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['', '1', undefined])('stays where the shop says %j instead of “yes” (SPEC 3.6)', async (value) => {
    page.config.globals = {
      wcct_data: { refresh_timings: 'no', ...(value !== undefined && { reload_page_on_timer_ends: value }) },
    };
    show(timerHtml({ left: 0 }));
    await clock.advance(RELOAD_AFTER);
    expect([clear.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('reloads once for each campaign in a visit, though a page from a cache says again that it is over', async () => {
    for (let visit = 0; visit < 3; visit++) {
      page = setPage();
      settings({ reload_page_on_timer_ends: 'yes' });
      show(timerHtml({ left: 0 }));
      await clock.advance(RELOAD_AFTER);
    }
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(RELOADED_KEY)).toBe('981');
    expect(clear).toHaveBeenCalledTimes(3);
  });

  it('does not reload where it cannot remember having done so', async () => {
    const setItem = () => {
      throw new Error('full');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
    settings({ reload_page_on_timer_ends: 'yes' });
    show(timerHtml({ left: 0 }));
    await clock.advance(RELOAD_AFTER);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when a listener cancels it', async () => {
    settings({ reload_page_on_timer_ends: 'yes' });
    const cancel = (event: Event) => event.preventDefault();
    document.addEventListener('island:campaign:ended', cancel);
    show(timerHtml({ left: 0 }));
    await clock.advance(RELOAD_AFTER);
    expect(reload).not.toHaveBeenCalled();
    document.removeEventListener('island:campaign:ended', cancel);
  });
});

describe.each(WAYS)('a counter bar, shown by the %s', (way) => {
  const fill = () => find('.wcct_progress_bar');
  beforeEach(() => {
    by = way;
    showFixture('campaign');
  });

  it('is shown, and fills 200 ms after it has come into sight', async () => {
    run();
    expect(find('.wcct_counter_bar').classList).toContain('shop-islands-campaign-bar');
    expect(fill().style.width).toBe('');
    for (const come of seen) come();
    expect(find('.wcct_progress_aria').classList).toContain('wcct_bar_active');
    await clock.advance(FILL_AFTER - 1);
    expect(fill().style.width).toBe('');
    await clock.advance(1);
    await settle();
    expect(fill().style.width).toBe('37.5%');
  });

  it('is React’s where the view is there, with the server’s class names and attributes, and gives the server’s back, full', async () => {
    const server = fill();
    const before = server.cloneNode() as HTMLElement;
    run();
    expect(fill()).toBe(server);
    for (const come of seen) come();
    await settle();
    expect([fill() === server, fill().className, fill().dataset.id, fill().getAttribute('aria-valuenow')]).toEqual([
      by === 'store',
      before.className,
      before.dataset.id,
      '37.50',
    ]);
    await clock.advance(FILL_AFTER);
    for (const stop of stops.splice(0)) stop?.();
    expect([fill(), server.style.width]).toEqual([server, '37.5%']);
    run();
    expect(fill()).toBe(server);
  });

  it('fills when the shopper has scrolled past it before its code came', async () => {
    run();
    for (const go of passed) go();
    await clock.advance(FILL_AFTER);
    await settle();
    expect(fill().style.width).toBe('37.5%');
  });

  it('has a name, unless the shop gave it one', () => {
    run();
    expect(fill().getAttribute('aria-label')).toBe('Stock sold');
    showFixture('campaign');
    fill().className = 'wcct_progress_bar wcct_bar_orientation_rtl';
    run();
    expect(fill().getAttribute('aria-label')).toBe('Stock left');
    showFixture('campaign');
    fill().setAttribute('aria-label', 'Sold so far');
    run();
    expect(fill().getAttribute('aria-label')).toBe('Sold so far');
  });

  it('is shown without its fill too', () => {
    fill().remove();
    run();
    expect(find('.wcct_counter_bar').classList).toContain('shop-islands-campaign-bar');
    for (const come of seen) come();
    expect(find('.wcct_progress_aria').classList).not.toContain('wcct_bar_active');
  });
});

describe.each(WAYS)('an area, shown by the %s', (way) => {
  const area = () => find('.wcct_header_area');
  const isShown = () => area().classList.contains('loaded');
  const appear = () => clock.advance(1500);
  beforeEach(() => {
    by = way;
    showFixture('campaign');
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  });

  it('comes after half a second and its delay, and makes room for itself', async () => {
    run();
    await clock.advance(1499);
    expect(isShown()).toBe(false);
    expect(document.body.style.marginTop).toBe('');
    await clock.advance(1);
    expect(isShown()).toBe(true);
    expect(document.body.style.marginTop).toBe('48px');
  });

  it('stands under staff’s toolbar where that stays on the screen', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="wpadminbar" style="position:fixed"></div>');
    run();
    await appear();
    expect(area().style.getPropertyValue('--shop-islands-campaign-top')).toBe('48px');
    expect(document.documentElement.style.scrollPaddingTop).toBe('96px');
  });

  it('waits for what the shop says of its campaign, and does not come when that is over', async () => {
    settings({ refresh_timings: 'yes' });
    let answer = (_left: number) => {};
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    run();
    await clock.advance(HOUR / 60);
    expect(isShown()).toBe(false);
    answer(0);
    await clock.advance(0);
    expect(isShown()).toBe(false);
    await clock.advance(AREA_SLIDE);
    expect(document.querySelector('.wcct_header_area')).toBeNull();
  });

  it('is closed by its button, for as long as that says', async () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    run();
    await appear();
    dismissArea(find('.wcct_close'));
    expect(isShown()).toBe(false);
    expect(document.body.style.marginTop).toBe('');
    expect(written).toEqual(['wcct_sticky_header_981=1;max-age=3600;path=/;SameSite=Lax']);
  });

  it('does not come while its cookie is there', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a visit before left it
    document.cookie = 'wcct_sticky_header_981=1; path=/';
    run();
    await appear();
    expect(isShown()).toBe(false);
  });

  it('that is closed before it has come does not come', async () => {
    run();
    lazy.onIntent?.({ type: 'click', target: find('.wcct_close'), submitter: null, store: undefined as never });
    await appear();
    expect(isShown()).toBe(false);
  });

  it('has a name, and a button that is one', () => {
    run();
    expect([area().getAttribute('role'), area().getAttribute('aria-label')]).toEqual(['region', 'Offer at the top']);
    const button = find('.wcct_close');
    expect([button.getAttribute('role'), button.getAttribute('aria-label'), button.tabIndex]).toEqual([
      'button',
      'Close',
      0,
    ]);
  });

  it('is the first of its edge only', async () => {
    document.body.append(area().cloneNode(true));
    run();
    await appear();
    expect(document.querySelectorAll('.wcct_header_area.loaded')).toHaveLength(1);
  });

  it('is closed at the campaign’s end, unremembered, and gone a second later', async () => {
    for (const one of document.querySelectorAll<HTMLElement>('.wcct_timer_wrap')) one.dataset.left = '5';
    run();
    await appear();
    expect(isShown()).toBe(true);
    await clock.advance(3500);
    expect(isShown()).toBe(false);
    expect(document.cookie).not.toContain('wcct_sticky');
    await clock.advance(REMOVE_AFTER);
    expect(document.querySelector('.wcct_header_area')).toBeNull();
  });

  it('slides out before it goes when the shop says that nothing is left', async () => {
    settings({ refresh_timings: 'yes' });
    shop.set('981', 0);
    run();
    await clock.advance(AREA_SLIDE - 1);
    expect(document.querySelector('.wcct_header_area')).not.toBeNull();
    await clock.advance(1);
    expect(document.querySelector('.wcct_header_area')).toBeNull();
  });

  it('gives its room back when it leaves the page', async () => {
    run();
    await appear();
    for (const stop of stops) stop?.();
    expect(document.body.style.marginTop).toBe('');
  });
});

describe('the view that takes over', () => {
  it.each(SKINS)('changes nothing of what the store shows: %s', async (skin) => {
    const look = () => [
      words(),
      wrap().innerHTML.replace(/ style="[^"]*"/g, ''),
      wrap().getAttribute('role'),
      wrap().getAttribute('aria-label'),
    ];
    by = 'store';
    show(timerHtml({ skin }));
    const before = look();
    by = 'view';
    show(timerHtml({ skin }));
    expect(look()).toEqual(before);
  });

  it('is not wanted for a bar that has come into sight: it fills by itself', () => {
    by = 'store';
    showFixture('campaign');
    const host = find('.wcct_counter_bar');
    const { $isShown, stop } = createLivePart(readHost(host), host, clock);
    expect($isShown.get()).toBe(true);
    for (const come of seen) come();
    expect($isShown.get()).toBe(false);
    stop();
  });
});
