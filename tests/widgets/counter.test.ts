import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LazyViewIsland } from '../../src/island/types';
import counter from '../../widgets/counter';
import type { Counter } from '../../widgets/counter/contract';
import { createLiveCounter } from '../../widgets/counter/live';
import { readCounter } from '../../widgets/counter/read';
import { between, withCommas } from '../../widgets/counter/rules';
import type { CounterStore } from '../../widgets/counter/store';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { mountLazyIsland } from '../helpers/lazyIsland';
import { acting, mountLive } from '../helpers/mountLive';
import { showServed } from '../helpers/showServed';
import { createSight } from '../helpers/sight';

const sight = createSight();
let clock: FakeClock;
const stops: (() => void)[] = [];

/** The two ways to show it: by the store on the server's nodes, or by the view. */
const WAYS = ['store', 'view'] as const;
let by: (typeof WAYS)[number] = 'store';

async function adopt(): Promise<() => void> {
  const createStore = (props: Counter, place: HTMLElement) => createLiveCounter(props, place, clock);
  const island = {
    ...(counter as LazyViewIsland<Counter, CounterStore>),
    createStore,
    isWanted: ({ $isCounting }: CounterStore) => $isCounting,
  };
  const stop = by === 'store' ? showServed(island, host()) : await mountLive(island, host(), createStore);
  stops.push(stop);
  return stop;
}

const advance = (milliseconds: number) => acting(() => clock.advance(milliseconds));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

beforeEach(() => {
  showFixture('counter');
  clock = createClock();
});

const host = () => find('.number-percentage');
const set = (attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) host().setAttribute(name, value);
};

describe('the count of a counter', () => {
  it.each([
    ['1250', '1,250'],
    ['12,500', '12,500'],
    ['999', '999'],
    ['1234567.8901', '1,234,567.8901'],
    ['-45000', '-45,000'],
    ['0', '0'],
  ])('%s is shown as %s', (value, text) => {
    set({ 'data-value': value });
    expect(readCounter(host()).text).toBe(text);
  });

  it.each([
    '',
    'many',
    '12 games',
    '1e9',
    'Infinity',
    '--4',
    '12345678901234567890',
    '8,9',
    '99.9%',
    '1 234',
    '1.234,56',
  ])('has no number in "%s", which is shown as it was typed', (value) => {
    set({ 'data-value': value });
    expect(readCounter(host())).toMatchObject({ text: value, to: undefined });
  });

  it('starts at 0 where the server printed no number', () => {
    host().textContent = '8,9';
    expect(readCounter(host()).from).toBe(0);
  });

  it.each([
    ['3500', 3500],
    ['', 500],
    ['0', 500],
    ['-3', 500],
    ['slow', 500],
  ])('takes, with a duration of "%s", %s ms', (value, duration) => {
    set({ 'data-animation-duration': value });
    expect(readCounter(host()).duration).toBe(duration);
  });

  it('shows whole numbers on the way', () => {
    expect([0, 0.25, 0.5, 0.99].map((share) => between(1000, 3001, share))).toEqual([
      '1,000',
      '1,500',
      '2,000',
      '2,980',
    ]);
    expect(withCommas('1000')).toBe('1,000');
  });
});

describe.each(WAYS)('a counter, shown by the %s', (way) => {
  beforeEach(() => {
    by = way;
  });

  it('waits until it is seen with its whole height, counts, and ends with the number that is meant', async () => {
    set({ 'data-value': '12500.5' });
    await adopt();
    sight.show(host(), { height: 40, of: 100 });
    await advance(5000);
    expect(host().textContent).toBe('0');
    await acting(() => sight.show(host()));
    await advance(1750);
    const half = Number(host().textContent?.replace(',', ''));
    expect(half).toBeGreaterThan(6000);
    expect(half).toBeLessThan(6500);
    await advance(1766);
    expect(host().textContent).toBe('12,500.5');
    expect(sight.isWatched(host())).toBe(false);
  });

  it('has the final number as its name while it counts, and none when it has ended', async () => {
    await adopt();
    expect([host().getAttribute('role'), host().getAttribute('aria-label')]).toEqual(['img', '12,500']);
    await acting(() => sight.show(host()));
    await advance(4000);
    expect([host().getAttribute('role'), host().getAttribute('aria-label')]).toEqual([null, null]);
  });

  it('starts from the number that the server printed', async () => {
    host().textContent = '12,000';
    await adopt();
    await acting(() => sight.show(host()));
    await advance(16);
    expect(host().textContent).toBe('12,000');
    await advance(1750);
    expect(host().textContent).toMatch(/^12,2/);
  });

  it('that is moved while it counts goes on from the number that it showed', async () => {
    const stop = await adopt();
    await acting(() => sight.show(host()));
    await advance(1750);
    stop();
    const left = host().textContent as string;
    expect(left).toMatch(/^6,\d{3}$/);
    await adopt();
    expect(host().textContent).toBe(left);
    await acting(() => sight.show(host()));
    await advance(4000);
    expect(host().textContent).toBe('12,500');
  });

  it('gives the server’s number back when it is removed before it counted', async () => {
    (await adopt())();
    expect([host().innerHTML, host().hasAttribute('role')]).toEqual(['0', false]);
  });

  it('is left alone when it has counted', async () => {
    await adopt();
    await acting(() => sight.show(host()));
    await advance(4000);
    await adopt();
    expect(host().textContent).toBe('12,500');
  });

  it('stops when it leaves the page', async () => {
    const stop = await adopt();
    await acting(() => sight.show(host()));
    await advance(500);
    stop();
    const left = host().textContent;
    await advance(4000);
    expect(host().textContent).toBe(left);
  });

  it('shows its number at once where motion is to be reduced', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await adopt();
    expect(host().textContent).toBe('12,500');
    expect(host().hasAttribute('role')).toBe(false);
  });

  it.each(['many', '8,9', '99.9%', '1 234', '1e3', '1.234,56'])(
    'shows "%s" at once, and nothing counts',
    async (value) => {
      set({ 'data-value': value });
      await adopt();
      expect(host().textContent).toBe(value);
      expect(sight.isWatched(host())).toBe(false);
      expect(host().hasAttribute('role')).toBe(false);
    },
  );

  it('stays as printed where nothing was typed', async () => {
    set({ 'data-value': '' });
    await adopt();
    expect(host().textContent).toBe('0');
  });

  it.each(['static', 'sliding'])(
    'shows its number when the shopper scrolled past it before its code came: %s',
    async (style) => {
      set({ 'data-style': style });
      await adopt();
      await acting(() => sight.pass(host()));
      expect(host().innerHTML).toBe('12,500');
      expect(host().hasAttribute('role')).toBe(false);
      expect(sight.isWatched(host())).toBe(false);
    },
  );
});

describe.each(WAYS)('a counter whose digits roll, shown by the %s', (way) => {
  beforeEach(() => {
    by = way;
  });

  const columns = () =>
    [...host().querySelectorAll<HTMLElement>('.shop-islands-counter-digit > span')].map(({ style }) => style.translate);

  it('has a column for each digit, which all come to rest at the same time', async () => {
    set({ 'data-style': 'sliding', 'data-value': '1250' });
    await adopt();
    expect(columns()).toHaveLength(4);
    await acting(() => sight.show(host()));
    await advance(3490);
    const ends = columns().map((translate) => Math.round(Number.parseFloat(translate.split(' ')[1] as string)));
    expect(ends).toEqual([-10, -20, -50, 0]);
    await advance(16);
    expect(host().innerHTML).toBe('1,250');
  });

  it.each(['', undefined])('rolls with every data-style but "static", such as %j', (style) => {
    if (style === undefined) host().removeAttribute('data-style');
    else set({ 'data-style': style });
    expect(readCounter(host()).isSliding).toBe(true);
  });

  it('rolls in a theme’s own markup only where the style says so', () => {
    const own = document.createElement('span');
    expect(readCounter(own).isSliding).toBe(false);
    own.dataset.style = 'sliding';
    expect(readCounter(own).isSliding).toBe(true);
  });

  it('has its digits from left to right on a page from right to left', async () => {
    set({ 'data-style': 'sliding' });
    document.body.dir = 'rtl';
    await adopt();
    expect(
      [...host().querySelectorAll('.shop-islands-counter-digit')].map(
        (digit) => digit.closest<HTMLElement>('[dir]')?.dir,
      ),
    ).toEqual(Array(5).fill('ltr'));
    document.body.removeAttribute('dir');
  });
});

describe('the view that takes over', () => {
  it.each(['static', 'sliding'])('goes on from the number that the store has shown: %s', async (style) => {
    set({ 'data-style': style });
    const lazy = {
      ...(counter as LazyViewIsland<Counter, CounterStore>),
      createStore: (props: Counter, place: HTMLElement) => createLiveCounter(props, place, clock),
    };
    const $come = atom(false);
    const instance = mountLazyIsland({ ...lazy, isWanted: () => $come }, host());
    sight.show(host());
    await clock.advance(1750);
    const look = () => [
      host().innerHTML.replaceAll('<!-- -->', ''),
      host().getAttribute('role'),
      host().getAttribute('aria-label'),
    ];
    const before = look();
    const [node] = host().childNodes;
    await acting(() => $come.set(true));
    await vi.waitFor(() => expect(host().childNodes[0]).not.toBe(node));
    expect(look()).toEqual(before);
    await advance(1766);
    expect(host().textContent).toBe('12,500');
    instance.unmount?.();
    expect(host().textContent).toBe('12,500');
  });

  it('is not needed once the counter has ended', async () => {
    const store = createLiveCounter(readCounter(host()), host(), clock);
    sight.show(host());
    await clock.advance(4000);
    expect(store.$isCounting.get()).toBe(false);
    store.stop();
  });
});
