import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../src/bridge/page/clock';
import type { LazyViewIsland } from '../../src/island/types';
import deal from '../../widgets/deal';
import type { Deal } from '../../widgets/deal/contract';
import { createLiveDeal } from '../../widgets/deal/live';
import { readBar, readDeal } from '../../widgets/deal/read';
import { soldShare } from '../../widgets/deal/rules';
import type { DealStore } from '../../widgets/deal/store';
import { View } from '../../widgets/deal/View';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { showServed } from '../helpers/showServed';
import { showView } from '../helpers/showView';

const NOW = Date.UTC(2026, 0, 29, 12);
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const END = '2026-01-31 14:30:10';
const LEFT = Date.UTC(2026, 0, 31, 14, 30, 10) - NOW;

let clock: FakeClock;
let page: FakePage;
let stop: (() => void) | undefined;
let isHidden = false;

beforeEach(() => {
  showFixture('deal');
  clock = createClock(NOW);
  page = setPage();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => stop?.());

const block = () => find('.deal-products');
const timer = () => find('.shopengine-countdown-clock');
const numbers = () =>
  ['days', 'hou', 'min', 'sec'].map((name) => block().querySelector(`.clock-${name}`)?.textContent ?? '-').join(' ');

/** The two ways to show it: by the store on the server's nodes, or by the view. */
const WAYS = ['store', 'view'] as const;
let by: (typeof WAYS)[number] = 'store';

function adopt(time: Clock = clock): () => void {
  const island: LazyViewIsland<Deal, DealStore> = {
    ...(deal as unknown as LazyViewIsland<Deal, DealStore>),
    createStore: (found, host) => createLiveDeal(found, host, time),
    isWanted: ({ $isShown }) => $isShown,
  };
  return by === 'store' ? showServed(island, block()) : showView(island, View, block());
}

function run(data: unknown = { end_time: END, show_days: 'yes' }, time: Clock = clock): void {
  block().setAttribute('data-deal-data', typeof data === 'string' ? data : JSON.stringify(data));
  stop = adopt(time);
}

describe('what a deal says', () => {
  it('is an end in UTC, and whether days are shown', () => {
    block().setAttribute('data-deal-data', JSON.stringify({ end_time: END, show_days: 'no' }));
    expect(readDeal(block())).toMatchObject({ end: NOW + LEFT, hasDays: false });
  });

  it.each([{}, { show_days: '' }, { show_days: true }])(
    'counts days as hours where show_days is not "yes", with %j',
    (data) => {
      block().setAttribute('data-deal-data', JSON.stringify({ end_time: END, ...data }));
      expect(readDeal(block()).hasDays).toBe(false);
    },
  );

  it.each([
    '',
    '{"end_time":"2026-01-3',
    '[]',
    'null',
    '{"end_time":false}',
    '{"end_time":"next week"}',
    '{"end_time":"2026-02-31 00:00:00"}',
  ])('has no end in %s', (data) => {
    block().setAttribute('data-deal-data', data);
    expect(readDeal(block()).end).toBeUndefined();
  });

  it('can be read from an object of any shape, and so can its bar', () => {
    const trap = { toString: 0 };
    block().setAttribute('data-deal-data', JSON.stringify({ end_time: trap }));
    expect(readDeal(block()).end).toBeUndefined();
    block().setAttribute(
      'data-settings',
      JSON.stringify({ total_sell: trap, stock_qty: trap, bg_line_clr: trap, prog_line_height: trap }),
    );
    expect(readBar(block())).toMatchObject({ share: undefined, rail: '' });
  });
});

describe('the share that is sold', () => {
  it.each([
    [10, 40, 25],
    ['10', '40', 25],
    [1, 3, 33],
    [0, 40, 0],
    [null, 40, 0],
    ['many', 40, 0],
    [-5, 40, 0],
    [55, 40, 100],
    [10, 0, 100],
    [0, 0, 0],
    [10, -2, 100],
  ])('of %s sold and %s in stock is %s %%', (sold, stock, share) => {
    expect(soldShare(sold, stock)).toBe(share);
  });

  it.each([null, undefined, '', 'unlimited'])('is unknown with a stock of %s', (stock) => {
    expect(soldShare(10, stock)).toBeUndefined();
  });
});

describe.each(WAYS)('a deal’s clock, shown by the %s', (way) => {
  beforeEach(() => {
    by = way;
  });

  it('shows days, hours, minutes and seconds at once, and ticks', async () => {
    run();
    expect(numbers()).toBe('2 2 30 10');
    await clock.advance(500);
    expect(numbers()).toBe('2 2 30 9');
    await clock.advance(9 * SECOND + 500);
    expect(numbers()).toBe('2 2 30 0');
    await clock.advance(SECOND);
    expect(numbers()).toBe('2 2 29 59');
  });

  it('adds the days’ hours where no days are shown', () => {
    find('.clock-days').parentElement?.remove();
    run({ end_time: END, show_days: 'no' });
    expect(numbers()).toBe('- 50 30 10');
    expect(timer().getAttribute('aria-label')).toBe('50 hours, 31 minutes left');
  });

  it('has one name, which changes with the minute', async () => {
    run();
    expect(timer().getAttribute('role')).toBe('timer');
    expect([...timer().children].every((part) => part.getAttribute('aria-hidden') === 'true')).toBe(true);
    const names = new Set([timer().getAttribute('aria-label')]);
    for (let second = 0; second < 70; second++) {
      await clock.advance(SECOND);
      names.add(timer().getAttribute('aria-label'));
    }
    expect([...names]).toEqual([
      '2 days, 2 hours, 31 minutes left',
      '2 days, 2 hours, 30 minutes left',
      '2 days, 2 hours, 29 minutes left',
    ]);
  });

  it('uses the singular for one, and leaves out what is zero', async () => {
    run({ end_time: '2026-01-30 13:00:30', show_days: 'yes' });
    expect(timer().getAttribute('aria-label')).toBe('1 day, 1 hour, 1 minute left');
    await clock.advance(30 * SECOND);
    expect(timer().getAttribute('aria-label')).toBe('1 day, 1 hour left');
  });

  it('writes a number only when it changes', async () => {
    run();
    const writes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type !== 'childList' || addedNodes.length)
          writes.push((target.nodeType === 1 ? (target as Element) : target.parentElement)?.className ?? '');
    });
    observer.observe(block(), { childList: true, attributes: true, characterData: true, subtree: true });
    await clock.advance(3 * SECOND);
    expect(writes).toEqual(['clock-sec', 'clock-sec', 'clock-sec']);
    observer.disconnect();
  });

  it('stands still while nobody sees the page, and is right when the shopper comes back', async () => {
    run();
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await clock.advance(HOUR);
    expect(numbers()).toBe('2 2 30 10');
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(numbers()).toBe('2 1 30 10');
    await clock.advance(SECOND);
    expect(numbers()).toBe('2 1 30 9');
  });

  it('is right after a pause in which no timer ran, as in the back/forward cache', async () => {
    let wakeUp = () => {};
    const after = (_milliseconds: number, go: () => void) => {
      wakeUp = go;
      return () => {};
    };
    run(undefined, { now: clock.now, after });
    await clock.advance(HOUR);
    expect(numbers()).toBe('2 2 30 10');
    wakeUp();
    expect(numbers()).toBe('2 1 30 10');
  });

  it('keeps its numbers when another script writes its own into them', async () => {
    run();
    const theirs = find('.clock-hou');
    const seconds = find('.clock-sec');
    theirs.textContent = '1';
    await clock.advance(500);
    await settle();
    expect(numbers()).toBe('2 2 30 9');
    theirs.textContent = '1';
    expect(numbers()).toBe('2 2 30 9');
    expect(find('.clock-sec')).toBe(seconds);
  });

  it('keeps its nodes beside a script that writes the same numbers', async () => {
    run();
    const seconds = find('.clock-sec');
    await clock.advance(1400);
    expect(seconds.textContent).toBe('9');
    seconds.textContent = '8';
    await clock.advance(SECOND);
    expect(seconds.textContent).toBe('8');
    await clock.advance(SECOND);
    expect(find('.clock-sec')).toBe(seconds);
    expect(numbers()).toBe('2 2 30 7');
  });

  it('shows the block again when such a script has hidden it too early', async () => {
    run();
    find('.clock-hou').textContent = '-1';
    block().style.display = 'none';
    await clock.advance(500);
    expect(block().style.display).toBe('');
  });

  it('stops when the block leaves the page, which has the server’s numbers again', async () => {
    find('.clock-sec').textContent = '8';
    const server = find('.clock-sec');
    run();
    expect(find('.clock-sec')).not.toBe(server);
    stop?.();
    await clock.advance(HOUR);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([numbers(), find('.clock-sec')]).toEqual(['   8', server]);
    expect([
      timer().hasAttribute('role'),
      timer().querySelector('[aria-hidden]'),
      block().querySelector('[role="progressbar"]'),
    ]).toEqual([false, null, null]);
    stop = adopt();
    expect(numbers()).toBe('2 1 30 10');
  });

  it('leaves the server’s numbers to a script that has taken them already', async () => {
    const theirs = find('.clock-hou');
    run();
    theirs.textContent = '1';
    await clock.advance(SECOND);
    expect(numbers()).toBe('2 2 30 9');
  });
});

describe.each(WAYS)('the end of a deal, shown by the %s', (way) => {
  beforeEach(() => {
    by = way;
  });

  it('hides the block, tells it once, and stops', async () => {
    const ends: unknown[] = [];
    block().addEventListener('island:deal:ended', ({ target }) => ends.push(target));
    run({ end_time: '2026-01-29 12:00:02', show_days: 'yes' });
    await clock.advance(2 * SECOND - 1);
    expect(block().style.display).toBe('');
    await clock.advance(1);
    expect(block().style.display).toBe('none');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ends).toEqual([block()]);
  });

  it('hides a block that was over when the page came', () => {
    run({ end_time: '2026-01-29 11:59:59', show_days: 'yes' });
    expect(block().style.display).toBe('none');
  });

  it('comes for a block without a clock too', async () => {
    timer().remove();
    run();
    await clock.advance(LEFT);
    expect(block().style.display).toBe('none');
  });

  it.each(['{"end_time":"2026-01-3', '{}', '{"end_time":"soon"}'])(
    'never comes with %s: the block stays, and developers get a report',
    async (data) => {
      find('.clock-hou').textContent = '7';
      run(data);
      await clock.advance(HOUR);
      expect(numbers()).toBe(' 7  ');
      expect(block().style.display).toBe('');
      expect(page.problems.map(({ island }) => island)).toEqual(['deal']);
      expect(block().querySelector('[role="progressbar"]')).not.toBeNull();
    },
  );
});

describe.each(WAYS)('the bar of what is sold, shown by the %s', (way) => {
  beforeEach(() => {
    by = way;
  });

  const canvas = () => find('canvas');
  const bar = () => find('[role="progressbar"]');
  const settings = (values: object) =>
    canvas().setAttribute('data-settings', JSON.stringify({ stock_qty: 40, total_sell: 10, ...values }));

  it('takes the place of the canvas, which stays on the page for other scripts', () => {
    run();
    expect((by === 'store' ? bar() : bar().parentElement)?.nextElementSibling).toBe(canvas());
    expect(canvas().style.display).toBe('none');
    expect(bar().getAttribute('aria-valuenow')).toBe('25');
    expect(bar().getAttribute('aria-label')).toBe('Stock sold');
    expect(bar().style.getPropertyValue('--share')).toBe('25%');
    expect(bar().style.height).toBe('6px');
  });

  it('has the shop’s colours and heights', () => {
    run();
    const value = (name: string) => bar().style.getPropertyValue(name);
    expect([value('--rail'), value('--fill'), value('--rail-height'), value('--fill-height'), value('--cap')]).toEqual([
      '#F2F2F2',
      '#C02434',
      '2px',
      '4px',
      '99px',
    ]);
  });

  it('has the usual colours and heights where the shop’s are invalid', () => {
    vi.stubGlobal('CSS', { supports: (_property: string, value: string) => /^#\w+$/.test(value) });
    settings({
      bg_line_clr: 'url(//evil.example/x)',
      prog_line_clr: 'red;position:fixed',
      bg_line_height: 'tall',
      prog_line_height: -3,
      prog_line_cap: 'butt',
    });
    run();
    vi.unstubAllGlobals();
    const value = (name: string) => bar().style.getPropertyValue(name);
    expect([value('--rail'), value('--fill'), value('--rail-height'), value('--fill-height'), value('--cap')]).toEqual([
      '#F2F2F2',
      '#F03D3F',
      '2px',
      '4px',
      '0',
    ]);
  });

  it('is full when more is sold than there was', () => {
    settings({ total_sell: 90 });
    run();
    expect(bar().getAttribute('aria-valuenow')).toBe('100');
  });

  it.each(['{"stock_qty":null,"total_sell":10}', '{"stock_qty":40,"tot', '', '[]'])('is not shown with %s', (data) => {
    canvas().setAttribute('data-settings', data);
    run();
    expect(block().querySelector('[role="progressbar"]')).toBeNull();
    expect(canvas().style.visibility).toBe('hidden');
    expect(canvas().style.display).toBe('');
  });

  it('has defaults for everything but the stock', () => {
    canvas().setAttribute('data-settings', '{"stock_qty":"4","total_sell":"1"}');
    expect(readBar(canvas())).toMatchObject({ share: 25, railHeight: 2, fillHeight: 4, isRound: false });
  });
});

it('the view that takes over changes nothing of what the store shows', () => {
  /** The visible HTML: elements without a box are left out. */
  const look = () =>
    block().innerHTML.replace(
      /<span style="display: contents;?">(<(?:span|div)[^>]*>[^<]*<\/(?:span|div)>)<\/span>/g,
      '$1',
    );
  const looks = WAYS.map((way) => {
    by = way;
    run();
    const shown = look();
    stop?.();
    return shown;
  });
  expect(looks[1]).toBe(looks[0]);
});
