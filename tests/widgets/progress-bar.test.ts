import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adopt } from '../../widgets/progress-bar/enhance';
import { readProgress } from '../../widgets/progress-bar/read';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { createSight } from '../helpers/sight';

const sight = createSight();
let clock: FakeClock;

beforeEach(() => {
  showFixture('progress-bar');
  clock = createClock();
});

const host = () => find('.single-skill-bar');
const rail = () => find('.skill-bar');
const number = () => find('.number-percentage');
const shown = () => [find('.skill-track').style.width, number().textContent];

describe('what is read from a bar', () => {
  it('is its value, its duration and its name', () => {
    expect(readProgress(host())).toEqual({ text: '75', value: 75, share: 75, duration: 3500, name: 'Story' });
  });

  it.each(['', '0', 'slow', '-1'])('is 300 ms for a duration of "%s"', (duration) => {
    number().setAttribute('data-animation-duration', duration);
    expect(readProgress(host()).duration).toBe(300);
  });
});

describe('a bar', () => {
  it('fills with its number once it is seen', async () => {
    adopt(host(), clock);
    await clock.advance(5000);
    expect(shown()).toEqual(['', '0']);
    sight.show(host());
    await clock.advance(1750);
    expect(Number.parseFloat(shown()[0] as string)).toBeCloseTo(37.5, 0);
    expect(Number(shown()[1])).toBe(37);
    await clock.advance(1766);
    expect(shown()).toEqual(['75%', '75']);
  });

  it('fills even if it is higher than the window, once half of the window shows it', async () => {
    adopt(host(), clock);
    sight.show(host(), { height: innerHeight / 2, of: innerHeight * 3 });
    await clock.advance(4000);
    expect(shown()).toEqual(['75%', '75']);
  });

  it('is a progress bar with a name and a value from the start', () => {
    adopt(host(), clock);
    const said = ['role', 'aria-label', 'aria-valuenow', 'aria-valuetext'].map((name) => rail().getAttribute(name));
    expect(said).toEqual(['progressbar', 'Story', '75', '75%']);
  });

  it('has a name where the shop gives it none', () => {
    find('.skill-title').remove();
    adopt(host(), clock);
    expect(rail().getAttribute('aria-label')).toBe('Progress');
  });

  it('is full with a value above 100, which it shows', async () => {
    number().setAttribute('data-value', '130');
    adopt(host(), clock);
    sight.show(host());
    await clock.advance(4000);
    expect(shown()).toEqual(['100%', '130']);
    expect(rail().getAttribute('aria-valuenow')).toBe('100');
  });

  it('is full at once where motion is to be reduced', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    adopt(host(), clock);
    sight.show(host());
    expect(shown()).toEqual(['75%', '75']);
  });

  it('fills once, even if it is adopted again meanwhile', async () => {
    adopt(host(), clock);
    sight.show(host());
    await clock.advance(1000);
    const stop = adopt(host(), clock);
    stop?.();
    const left = shown();
    await clock.advance(4000);
    expect(shown()).toEqual(left);
  });

  it('stays as it is without a value', () => {
    number().setAttribute('data-value', '');
    expect(adopt(host(), clock)).toBeUndefined();
    expect(shown()).toEqual(['', '0']);
    expect(rail().hasAttribute('role')).toBe(false);
  });

  it.each([
    ['99.9%', '99.9%'],
    ['8,9', '8.9%'],
  ])('shows "%s" as it was typed from the start, and fills its share', async (value, width) => {
    number().setAttribute('data-value', value);
    adopt(host(), clock);
    expect(shown()).toEqual(['', value]);
    sight.show(host());
    await clock.advance(4000);
    expect(shown()).toEqual([width, value]);
  });

  it.each(['75.0', '075', '1,000'])('ends with "%s" as it was typed', async (value) => {
    number().setAttribute('data-value', value);
    adopt(host(), clock);
    sight.show(host());
    await clock.advance(4000);
    expect(shown()[1]).toBe(value);
  });

  it.each(['much', '1e2', '1.234,56', '1 234'])(
    'shows "%s" as it was typed, on an empty rail without a role',
    async (value) => {
      number().setAttribute('data-value', value);
      expect(adopt(host(), clock)).toBeUndefined();
      expect(shown()).toEqual(['', value]);
      expect(rail().hasAttribute('role')).toBe(false);
    },
  );

  it('is full when the shopper scrolled past it before its code came', () => {
    adopt(host(), clock);
    sight.pass(host());
    expect(shown()).toEqual(['75%', '75']);
    expect(sight.isWatched(host())).toBe(false);
  });
});
