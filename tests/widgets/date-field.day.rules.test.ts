import { describe, expect, it } from 'vitest';
import { dayIn, isDay } from '../../widgets/date-field/day.rules';

const at = (text: string) => Date.parse(text);

describe('a day', () => {
  it.each(['2026-11-21', '2024-02-29', '0001-01-01'])('is %s', (text) => expect(isDay(text)).toBe(true));
  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '21-11-2026',
    '2026-11-21 ',
    '2026-11-21T00:00',
    'tomorrow',
    '',
  ])('is not “%s”', (text) => expect(isDay(text)).toBe(false));
});

describe('the store’s day', () => {
  it.each([
    ['Europe/London', '2026-03-28T23:59:00Z', '2026-03-28'],
    // An hour before midnight in UTC: London already has summer time and the next day.
    ['Europe/London', '2026-03-29T23:00:00Z', '2026-03-30'],
    ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-25'],
    ['Europe/London', '2026-10-25T23:00:00Z', '2026-10-25'],
    ['America/New_York', '2026-11-01T04:30:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
    ['Pacific/Pago_Pago', '2026-11-21T10:00:00Z', '2026-11-20'],
  ])('is in %s at %s %s', (zone, now, day) => expect(dayIn(zone, at(now))).toBe(day));

  it.each([
    ['+00:00', '2026-11-21'],
    ['+14:00', '2026-11-22'],
    ['-11:00', '2026-11-20'],
    ['+05:30', '2026-11-21'],
  ])('is found for the time zone %s too', (zone, day) => expect(dayIn(zone, at('2026-11-21T10:00:00Z'))).toBe(day));

  it.each(['', 'Nowhere/Land', '+5', 'UTC+3'])('is that of +00:00 for “%s”', (zone) =>
    expect(dayIn(zone, at('2026-11-21T23:30:00Z'))).toBe('2026-11-21'),
  );
});
