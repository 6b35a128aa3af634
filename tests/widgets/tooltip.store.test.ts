import { beforeEach, describe, expect, it } from 'vitest';
import { createTooltips, LINGER, LONG_PRESS, type TooltipStore } from '../../widgets/tooltip/store';
import { createClock, type FakeClock } from '../helpers/clock';

let clock: FakeClock;
let log: string[];
let tooltips: TooltipStore<string>;

beforeEach(() => {
  clock = createClock();
  log = [];
  tooltips = createTooltips({ after: clock.after, show: (button) => log.push(button ?? '-') });
});

describe('a tooltip', () => {
  it('comes with the pointer and goes with it', () => {
    tooltips.point('heart');
    tooltips.point('heart');
    tooltips.point();
    tooltips.point();
    expect(log).toEqual(['heart', '-']);
  });

  it('moves to the next button without disappearing', () => {
    tooltips.point('heart');
    tooltips.point('eye');
    expect(log).toEqual(['heart', 'eye']);
  });

  it('is shown at the button that pointer or focus reached last, and when that one leaves, at the other’s button', () => {
    tooltips.focus('heart');
    tooltips.point('eye');
    tooltips.focus('scales');
    tooltips.focus();
    tooltips.point();
    expect(log).toEqual(['heart', 'eye', 'scales', 'eye', '-']);
  });

  it('stays while the focus stays, wherever the pointer goes', async () => {
    tooltips.focus('heart');
    tooltips.point('heart');
    tooltips.point();
    await clock.advance(60_000);
    expect(log).toEqual(['heart']);
  });
});

describe('a tooltip that was dismissed', () => {
  it('stays away until the pointer comes again', () => {
    tooltips.point('heart');
    expect(tooltips.dismiss()).toBe(true);
    tooltips.point('heart');
    expect(log).toEqual(['heart', '-']);
    tooltips.point();
    tooltips.point('heart');
    expect(log).toEqual(['heart', '-', 'heart']);
  });

  it('stays away while the pointer or the focus is still there', () => {
    tooltips.focus('heart');
    tooltips.point('heart');
    tooltips.dismiss();
    tooltips.focus();
    expect(log).toEqual(['heart', '-']);
    tooltips.point();
    tooltips.focus('heart');
    expect(log).toEqual(['heart', '-', 'heart']);
  });

  it('does not come back when it is dismissed again', () => {
    tooltips.point('heart');
    tooltips.dismiss();
    expect(tooltips.dismiss()).toBe(false);
    expect(log).toEqual(['heart', '-']);
  });

  it('does not keep another button’s tooltip away', () => {
    tooltips.focus('heart');
    tooltips.dismiss();
    tooltips.point('eye');
    expect(log).toEqual(['heart', '-', 'eye']);
  });

  it('is none where nothing was shown', () => {
    expect(tooltips.dismiss()).toBe(false);
    expect(log).toEqual([]);
  });
});

describe('a finger', () => {
  it('that taps shows nothing', async () => {
    tooltips.press('heart');
    await clock.advance(LONG_PRESS - 1);
    tooltips.release();
    await clock.advance(60_000);
    expect(log).toEqual([]);
  });

  it('that rests shows the label, which stays a while after it', async () => {
    tooltips.press('heart');
    await clock.advance(LONG_PRESS);
    expect(log).toEqual(['heart']);
    await clock.advance(60_000);
    tooltips.release();
    await clock.advance(LINGER - 1);
    expect(log).toEqual(['heart']);
    await clock.advance(1);
    expect(log).toEqual(['heart', '-']);
  });

  it('that is put down elsewhere takes the label away at once', async () => {
    tooltips.press('heart');
    await clock.advance(LONG_PRESS);
    tooltips.release();
    tooltips.press();
    expect(log).toEqual(['heart', '-']);
    await clock.advance(60_000);
    expect(log).toEqual(['heart', '-']);
  });

  it('that rests on the next button gets its label for the whole time', async () => {
    tooltips.press('heart');
    await clock.advance(LONG_PRESS);
    tooltips.release();
    await clock.advance(LINGER - LONG_PRESS - 100);
    tooltips.press('eye');
    await clock.advance(LONG_PRESS);
    expect(log).toEqual(['heart', '-', 'eye']);
    await clock.advance(60_000);
    expect(log).toEqual(['heart', '-', 'eye']);
  });
});
