/** Owns when a countdown ends and what it shows. Pure. */
import { splitTime, twoDigits } from '../../src/rules/countdown';
import type { Unit } from './contract';

const DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const SECOND = 1000;

/**
 * Reads "2026-12-24", "2026/12/24 18:00" or "2026-12-24 18:00:30" by the visitor's clock, as milliseconds since 1970. Digits
 * are milliseconds already. Undefined for anything else, and for a day or an hour that does not exist.
 */
export function parseVisitorTime(text: string): number | undefined {
  if (/^\d{5,15}$/.test(text)) return Number(text);
  const found = DATE.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map((part) => Number(part ?? 0));
  const date = new Date(year, month - 1, day, hour, minute, second);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? date.getTime() : undefined;
}

/** What each unit shows when so many milliseconds are left. A second that has begun counts as a whole one. Without weeks, `day` holds all days. */
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
