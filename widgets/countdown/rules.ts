/** Owns when a countdown ends and what it shows. Pure. */
import { splitTime, twoDigits } from '../../src/rules/countdown';
import type { Unit } from './contract';

const TIME = '(?: (?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2}))?)?$';
const DATES = [
  new RegExp(`^(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})${TIME}`),
  new RegExp(`^(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4})${TIME}`),
];
const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'];
const SECOND = 1000;

/**
 * Reads "2026-12-24", "2026/12/24 18:00", "12/24/2026" or "2026-12-24 18:00:30" by the visitor's clock, as milliseconds
 * since 1970. A text of digits only is already in milliseconds. Undefined for anything else, and for a day or an hour
 * that does not exist.
 */
export function parseVisitorTime(text: string): number | undefined {
  if (/^\d{5,15}$/.test(text)) return Number(text);
  const found = DATES.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!found) return undefined;
  const [year, month, day, hour, minute, second] = PARTS.map((part) => Number(found[part] ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const date = new Date(year, month - 1, day, hour, minute, second);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? date.getTime() : undefined;
}

/**
 * The value of each unit when this many milliseconds are left. A second that has begun counts as a whole one. Without
 * weeks, `day` holds all days.
 */
export function digitsOf(left: number, hasWeeks: boolean): Record<Unit, string> {
  const { days, hours, minutes, seconds } = splitTime(Math.ceil(left / SECOND) * SECOND);
  return {
    week: hasWeeks ? twoDigits(Math.floor(days / 7)) : '',
    day: hasWeeks ? twoDigits(days % 7) : `${days}`,
    hour: twoDigits(hours),
    minute: twoDigits(minutes),
    second: twoDigits(seconds),
  };
}

/** Milliseconds until the shown seconds change. */
export const untilNext = (left: number): number => left % SECOND || SECOND;
