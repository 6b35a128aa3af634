import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import pieChart from '../../widgets/pie-chart';
import type { Pie } from '../../widgets/pie-chart/contract';
import { readPie } from '../../widgets/pie-chart/read';
import { createPieStore } from '../../widgets/pie-chart/store';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { acting, mountLive } from '../helpers/mountLive';
import { createSight } from '../helpers/sight';

const sight = createSight();
let clock: FakeClock;
const stops: (() => void)[] = [];

async function adopt(chart = host()): Promise<void> {
  stops.push(await mountLive(pieChart, chart, (props: Pie) => createPieStore(props, clock)));
}

const advance = (milliseconds: number) => acting(() => clock.advance(milliseconds));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

beforeEach(() => {
  showFixture('pie-chart');
  clock = createClock();
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => /^#\w+$/.test(value) });
});

const host = () => find('.piechart');
const set = (attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) host().setAttribute(name, value);
};
const arc = () => host().querySelectorAll('circle')[1] as SVGCircleElement;
const filled = () => Number.parseFloat(arc().getAttribute('stroke-dasharray') as string);

describe('what is read from a chart', () => {
  it('is what the server printed', () => {
    expect(readPie(host())).toMatchObject({ percent: 65, size: 150, width: 5, gradient: undefined });
  });

  it('is a size of 150 px and a line of 20 px where the server prints no sensible values', () => {
    set({ 'data-size': '-4', 'data-linewidth': 'wide' });
    expect(readPie(host())).toMatchObject({ size: 150, width: 20, bar: '#666666', track: '#f7f7f7' });
  });

  it('is a line that fits into the ring', () => {
    set({ 'data-size': '60', 'data-linewidth': '500' });
    expect(readPie(host()).width).toBe(30);
  });

  it.each([
    ['-5', 0],
    ['130', 100],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['65%', 65],
    ['1e1', undefined],
    ['', undefined],
    ['most', undefined],
  ])('is, of %s per cent, %s', (value, percent) => {
    set({ 'data-percent': value });
    expect(readPie(host()).percent).toBe(percent);
  });

  it('is a gradient whose first colour is the markup’s second', () => {
    set({ 'data-pie_color_style': 'gradient', 'data-gradientcolor1': '#111111' });
    expect(readPie(host()).gradient).toEqual(['#fad470', '#111111']);
  });
});

describe('a chart', () => {
  it('is an empty ring, which fills in a second once it is seen', async () => {
    await adopt();
    expect([filled(), arc().getAttribute('stroke-opacity')]).toEqual([0, '0']);
    await advance(2000);
    expect(filled()).toBe(0);
    await acting(() => sight.show(host()));
    await advance(496);
    expect(filled()).toBeCloseTo(32.5, 0);
    await advance(520);
    expect([filled(), arc().getAttribute('stroke-opacity')]).toEqual([65, '1']);
  });

  it('is full when the shopper scrolled past it before its code came', async () => {
    await adopt();
    await acting(() => sight.pass(host()));
    expect(filled()).toBe(65);
    expect(sight.isWatched(host())).toBe(false);
  });

  it('has its size whatever styles for icons say', async () => {
    await adopt();
    const { width, height } = find('.shop-islands-pie-chart').style;
    expect([width, height]).toEqual(['150px', '150px']);
  });

  it('is hidden from screen readers, which can read its words', async () => {
    await adopt();
    expect(find('.shop-islands-pie-chart').getAttribute('aria-hidden')).toBe('true');
    expect(host().hasAttribute('role')).toBe(false);
  });

  it('has its per cent as a name where there is only an icon in its middle', async () => {
    find('.ekit-chart-content').replaceChildren(document.createElement('i'));
    await adopt();
    expect([host().getAttribute('role'), host().getAttribute('aria-label')]).toEqual(['img', '65%']);
  });

  it('has the shop’s colours, and the usual ones in the place of invalid ones', async () => {
    set({ 'data-color': '#c02434', 'data-barbg': 'url(//evil.example)' });
    await adopt();
    expect([...host().querySelectorAll('circle')].map((circle) => circle.getAttribute('stroke'))).toEqual([
      '#f7f7f7',
      '#c02434',
    ]);
  });

  it('has a gradient of its own, if the page has several charts', async () => {
    set({ 'data-pie_color_style': 'gradient', 'data-gradientcolor1': 'nothing', 'data-gradientcolor2': '#123456' });
    host().after(host().cloneNode(true));
    for (const chart of document.querySelectorAll<HTMLElement>('.piechart')) await adopt(chart);
    const ids = [...document.querySelectorAll('linearGradient')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(arc().getAttribute('stroke')).toBe(`url(#${ids[0]})`);
    expect([...host().querySelectorAll('stop')].map((stop) => stop.getAttribute('stop-color'))).toEqual([
      '#123456',
      '#f96933',
    ]);
  });

  it('is full at once where motion is to be reduced', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await adopt();
    await acting(() => sight.show(host()));
    expect(filled()).toBe(65);
  });

  it('gives the server’s nodes back, and is drawn again', async () => {
    const words = find('.ekit-chart-content');
    const printed = host().innerHTML;
    await adopt();
    stops.pop()?.();
    expect(host().innerHTML).toBe(printed);
    expect(find('.ekit-chart-content')).toBe(words);
    await adopt();
    expect(host().querySelectorAll('svg')).toHaveLength(1);
  });

  it('that a carousel has copied has one ring', async () => {
    await adopt();
    const copy = host().cloneNode(true) as HTMLElement;
    host().after(copy);
    await adopt(copy);
    expect(copy.querySelectorAll('svg')).toHaveLength(1);
  });

  it('is not drawn without a value', async () => {
    set({ 'data-percent': '' });
    await adopt();
    expect(host().querySelector('svg')).toBeNull();
  });
});
