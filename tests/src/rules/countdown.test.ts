// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseStoreTime, roundToMinute, splitTime } from '../../../src/rules/countdown';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a moment in the store’s time zone', () => {
  it('is read as +00:00, wherever the shopper is', () => {
    expect(parseStoreTime('2026-01-31 18:00:00')).toBe(Date.UTC(2026, 0, 31, 18));
    expect(parseStoreTime('2026-07-31 18:00:00')).toBe(Date.UTC(2026, 6, 31, 18));
  });

  it('may have a T between day and hour', () => {
    expect(parseStoreTime('2024-02-29T00:00:00')).toBe(Date.UTC(2024, 1, 29));
  });

  it.each([
    '',
    'soon',
    '2026-01-31',
    '2026-01-31 18:00',
    '31.01.2026 18:00:00',
    '2026-02-30 00:00:00',
    '2026-13-01 00:00:00',
    '2026-01-31 24:00:00',
    '2026-01-31 18:00:60',
    '2026-01-31 18:00:00+02:00',
    '1769882400',
    'null',
  ])('cannot be read from "%s"', (text) => {
    expect(parseStoreTime(text)).toBeUndefined();
  });
});

describe('the time that is left', () => {
  const left = 2 * DAY + 3 * HOUR + 4 * MINUTE + 5999;

  it('is split into days, hours, minutes and whole seconds', () => {
    expect(splitTime(left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
    expect(splitTime(DAY - 1)).toEqual({ days: 0, hours: 23, minutes: 59, seconds: 59 });
    expect(splitTime(DAY)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  });

  it('has all of its hours where no days are shown', () => {
    expect(splitTime(left, false)).toEqual({ days: 0, hours: 51, minutes: 4, seconds: 5 });
  });

  it('is nothing when it is over', () => {
    expect(splitTime(-DAY)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(splitTime(999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('is rounded up to the minute when it is read out', () => {
    expect(roundToMinute(1)).toBe(MINUTE);
    expect(roundToMinute(MINUTE)).toBe(MINUTE);
    expect(roundToMinute(MINUTE + 1)).toBe(2 * MINUTE);
  });
});
