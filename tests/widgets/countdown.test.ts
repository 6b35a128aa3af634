import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LazyViewIsland } from '../../src/island/types';
import type { Countdown } from '../../widgets/countdown/contract';
import island from '../../widgets/countdown/index';
import { createLiveCountdown } from '../../widgets/countdown/live';
import { readCountdown } from '../../widgets/countdown/read';
import { digitsOf, parseVisitorTime } from '../../widgets/countdown/rules';
import type { CountdownStore } from '../../widgets/countdown/store';
import { View } from '../../widgets/countdown/View';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { showServed } from '../helpers/showServed';
import { showView } from '../helpers/showView';
import { translate } from '../helpers/translate';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const NOW = new Date(2026, 0, 29, 12).getTime();

const roots = vi.hoisted(() => ({ made: 0 }));
vi.mock('react-dom/client', async (original) => {
  const real = await original<typeof import('react-dom/client')>();
  const createRoot: typeof real.createRoot = (...given) => {
    roots.made++;
    return real.createRoot(...given);
  };
  return { ...real, createRoot };
});

let clock: FakeClock;
let page: FakePage;
let stop: (() => void) | undefined;
let isHidden = false;

beforeEach(() => {
  showFixture('countdown');
  clock = createClock(NOW);
  page = setPage();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => stop?.());

const host = () => find('[data-ekit-countdown]');
const lazy: LazyViewIsland<Countdown, CountdownStore> = {
  ...(island as LazyViewIsland<Countdown, CountdownStore>),
  createStore: (props, element) => createLiveCountdown(props, element, clock),
};
/** The way to show the numbers: by the store alone, or by the view. */
let by: 'store' | 'view';
const mount = () => {
  if (by === 'store') return showServed(lazy, host());
  return showView({ ...lazy, isWanted: () => atom(readCountdown(host()).end !== undefined) }, View, host());
};
const run = (end: string | number, attributes: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({ 'data-ekit-countdown': `${end}`, ...attributes }))
    host().setAttribute(name, value);
  stop = mount();
};
const numbers = () =>
  [...host().querySelectorAll('.elementskit-timer-count')].map((node) => node.textContent?.trim()).join(' ');

describe('an end', () => {
  it.each([
    ['2026-12-24', new Date(2026, 11, 24)],
    ['2026/12/24', new Date(2026, 11, 24)],
    ['12/24/2026', new Date(2026, 11, 24)],
    ['1/4/2026 18:00:30', new Date(2026, 0, 4, 18, 0, 30)],
    ['2026-1-4 8:05', new Date(2026, 0, 4, 8, 5)],
    ['2026-12-24 18:00:30', new Date(2026, 11, 24, 18, 0, 30)],
  ])('%s is read in the visitor’s time', (text, date) => {
    expect(parseVisitorTime(text)).toBe(date.getTime());
  });

  it('can also be given in milliseconds', () => {
    expect(parseVisitorTime('1800000000000')).toBe(1_800_000_000_000);
  });

  it.each([
    '',
    'soon',
    '2026-02-31',
    '2026-13-01',
    '2026-00-10',
    '2026-12-24 25:00',
    '2026-12-24 18:61',
    '24.12.2026',
    '13/24/2026',
    '2026-12-24T18:00',
    '-5',
  ])('cannot be read from "%s"', (text) => {
    expect(parseVisitorTime(text)).toBeUndefined();
  });
});

describe('a box without any settings', () => {
  it('has no end, the usual layout and no words', () => {
    expect(readCountdown(document.body)).toMatchObject({
      end: undefined,
      layout: 'round',
      finishTitle: '',
      labels: { day: '' },
    });
  });
});

describe('the numbers of a countdown', () => {
  it('show all days, and two digits of each other unit', () => {
    expect(digitsOf(61 * DAY + 3_661_000, false)).toMatchObject({ day: '61', hour: '01', minute: '01', second: '01' });
  });

  it('are weeks and the days left over where weeks are shown', () => {
    expect(digitsOf(61 * DAY, true)).toMatchObject({ week: '08', day: '05' });
  });

  it('include the second that has begun', () => {
    expect([2000, 1999, 1001, 1000, 1].map((left) => digitsOf(left, false).second)).toEqual([
      '02',
      '02',
      '02',
      '01',
      '01',
    ]);
  });
});

describe.each(['store', 'view'] as const)('by the %s', (who) => {
  beforeEach(() => {
    by = who;
  });

  describe('a countdown', () => {
    it('shows its numbers with the shop’s labels, and ticks', async () => {
      run('2026-01-31 14:30:10');
      expect(numbers()).toBe('2 02 30 10');
      expect([...host().querySelectorAll('.elementskit-timer-title')].map(({ textContent }) => textContent)).toEqual([
        'Days',
        'Hours',
        'Minutes',
        'Seconds',
      ]);
      await clock.advance(SECOND);
      expect(numbers()).toBe('2 02 30 09');
      await clock.advance(10 * SECOND);
      expect(numbers()).toBe('2 02 29 59');
    });

    it('goes on where a browser has translated the page', async () => {
      run('2026-01-31 14:30:10');
      translate(host());
      await clock.advance(SECOND);
      expect(numbers()).toBe('2 02 30 09');
    });

    it('changes on the full seconds before its end, not on full seconds after its start', async () => {
      run(NOW + 10_500);
      expect(numbers()).toBe('0 00 00 11');
      await clock.advance(500);
      expect(numbers()).toBe('0 00 00 10');
    });

    it('keeps its boxes, and writes only what changes', async () => {
      run(NOW + DAY);
      const writes: (string | undefined)[] = [];
      const observer = new MutationObserver((records) => {
        for (const { target } of records) writes.push(target.textContent?.trim());
      });
      observer.observe(host(), { childList: true, characterData: true, subtree: true });
      await clock.advance(SECOND);
      await clock.advance(3 * SECOND);
      observer.disconnect();
      expect(host().querySelectorAll('.elementskit-timer-container')).toHaveLength(4);
      // Once 1 day becomes 23:59:59, then seconds only.
      expect(writes.filter((text) => text === '23')).toHaveLength(1);
    });

    it('has one name, which changes with the minute', async () => {
      run('2026-01-31 14:30:10');
      expect([host().getAttribute('role'), host().getAttribute('aria-label')]).toEqual([
        'timer',
        '2 days, 2 hours, 31 minutes left',
      ]);
      expect([...host().children].every((part) => part.getAttribute('aria-hidden') === 'true')).toBe(true);
      await clock.advance(10 * SECOND);
      expect(host().getAttribute('aria-label')).toBe('2 days, 2 hours, 30 minutes left');
    });

    it('nests the parts of a box as its layout wants', () => {
      host().className = 'elementskit-countdown-timer-3 ekit-countdown';
      run(NOW + DAY);
      expect(
        host().querySelector(
          '.elementskit-timer-container > .elementskit-timer-content > .elementskit-inner-container > .elementskit-timer-count',
        ),
      ).not.toBeNull();
    });

    it('stands still while nobody sees the page, and is right on return', async () => {
      run('2026-01-31 14:30:10');
      isHidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
      await clock.advance(3600 * SECOND);
      expect(numbers()).toBe('2 02 30 10');
      isHidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
      expect(numbers()).toBe('2 01 30 10');
    });

    it('stops when it leaves, gives back what the server printed, and can begin again', async () => {
      host().textContent = 'Until Christmas';
      run('2026-01-31 14:30:10');
      stop?.();
      expect(host().textContent).toBe('Until Christmas');
      expect([host().hasAttribute('role'), host().hasAttribute('aria-label')]).toEqual([false, false]);
      await clock.advance(5 * SECOND);
      expect(host().textContent).toBe('Until Christmas');
      stop = mount();
      expect(numbers()).toBe('2 02 30 05');
    });

    it('changes in the same moment as all others, and shares one React root with them', async () => {
      const twin = host().cloneNode(true) as HTMLElement;
      run('2026-01-31 14:30:10');
      const stopFirst = stop;
      host().after(twin);
      const [first] = [host()];
      first.removeAttribute('data-ekit-countdown');
      run('2026-01-31 14:30:10');
      await clock.advance(SECOND);
      expect(document.querySelectorAll('.elementskit-seconds')).toHaveLength(2);
      // One root for all that this file has mounted so far.
      expect(roots.made).toBe(by === 'view' ? 1 : 0);
      expect(
        [...document.querySelectorAll('.elementskit-seconds .elementskit-timer-count')].map(
          ({ textContent }) => textContent,
        ),
      ).toEqual(['09 ', '09 ']);
      stopFirst?.();
    });

    it.each(['', 'soon', '2026-02-31'])(
      'stays as the server printed it with an end of "%s", which is reported to developers',
      (end) => {
        host().textContent = 'Until Christmas';
        run(end);
        expect(host().textContent).toBe('Until Christmas');
        expect(page.problems.map(({ island }) => island)).toEqual(['countdown']);
      },
    );
  });

  describe('the leaves of a flip clock', () => {
    const seconds = () => find('.elementskit-secs');
    const leaves = () =>
      [...seconds().querySelectorAll('.elementskit-count')].map(({ textContent }) => textContent).join(' ');
    beforeEach(() => {
      host().className = 'elementskit-flip-clock';
    });

    it('are there for each unit, weeks too', () => {
      run(NOW + 61 * DAY);
      expect([...host().children].map((unit) => unit.querySelector('.elementskit-next')?.textContent)).toEqual([
        '08',
        '05',
        '00',
        '00',
        '00',
      ]);
      expect(find('.elementskit-wks .elementskit-label').textContent).toBe('Weeks');
    });

    it('turn from one number to the next, 50 ms after the number has changed', async () => {
      run(NOW + 30 * SECOND);
      expect(leaves()).toBe('30 30 30 30');
      await clock.advance(60);
      expect(seconds().classList.contains('elementskit-flip')).toBe(false);
      await clock.advance(940);
      expect(leaves()).toBe('30 29 29 30');
      expect(seconds().classList.contains('elementskit-flip')).toBe(false);
      await clock.advance(50);
      expect(seconds().classList.contains('elementskit-flip')).toBe(true);
      await clock.advance(950);
      expect(leaves()).toBe('29 28 28 29');
      expect(seconds().classList.contains('elementskit-flip')).toBe(false);
    });
  });

  describe('the words at the end', () => {
    it('take the place of the numbers, and the end is announced', async () => {
      const ends: unknown[] = [];
      host().addEventListener('island:countdown:ended', ({ target }) => ends.push(target));
      run(NOW + 2 * SECOND);
      await clock.advance(2 * SECOND - 1);
      expect(numbers()).toBe('0 00 00 01');
      await clock.advance(1);
      expect(host().innerHTML).toBe('<span>The sale is over</span><br><span>See you next winter.</span>');
      expect([host().hasAttribute('role'), host().hasAttribute('aria-label')]).toEqual([false, false]);
      expect(ends).toEqual([host()]);
    });

    it('are there at once for an end that is past', () => {
      run('2020-01-01');
      expect(host().textContent).toBe('The sale is overSee you next winter.');
    });

    it('are text, not HTML', () => {
      run('2020-01-01', { 'data-finish-title': '<img src=x onerror=alert(1)>', 'data-finish-content': '' });
      expect(host().querySelector('img')).toBeNull();
      expect(host().textContent).toBe('<img src=x onerror=alert(1)>');
    });

    it('get a class where the banner’s styles ask for one, and only there', () => {
      run('2020-01-01');
      expect(host().classList.contains('elementskit-coundown-finish')).toBe(false);
      host().className = 'elementskit-countdown-timer-4 ekit-countdown';
      run('2020-01-01');
      expect(host().classList.contains('elementskit-coundown-finish')).toBe(true);
    });
  });
});

describe('the view that takes over', () => {
  const look = () => [host().outerHTML, find('.elementskit-seconds,.elementskit-secs').textContent];

  it.each(['elementskit-countdown-timer', 'elementskit-countdown-timer-3', 'elementskit-flip-clock'])(
    'changes nothing that the store has shown: %s',
    (layout) => {
      host().className = layout;
      by = 'store';
      run('2026-01-31 14:30:10');
      const before = look();
      stop?.();
      by = 'view';
      run('2026-01-31 14:30:10');
      expect(look()).toEqual(before);
    },
  );

  it('is needed only while the countdown runs', async () => {
    by = 'store';
    const wanted = async (end: string) => {
      host().dataset.ekitCountdown = end;
      const store = lazy.createStore(readCountdown(host()), host());
      const before = store.$isShown.get();
      await clock.advance(2 * SECOND);
      store.stop();
      return [before, store.$isShown.get()];
    };
    expect(await wanted(`${NOW + SECOND}`)).toEqual([true, false]);
    expect(await wanted('2020-01-01')).toEqual([false, false]);
    expect(await wanted('soon')).toEqual([false, false]);
  });
});
