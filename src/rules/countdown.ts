/** Owns how long it is until a moment of the shop's, and how that is split. Pure. */

/** What a timer counts in, the longest first. */
export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
export type Unit = (typeof UNITS)[number];

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Milliseconds since 1970 of "2026-01-31 18:00:00", which plugins write in the store's time zone, +00:00. Undefined for
 * anything else, and for a day or hour that there is not.
 */
export function parseStoreTime(text: string): number | undefined {
  const iso = `${text.replace(' ', 'T')}.000Z`;
  const time = Date.parse(iso);
  // Some engines read February 30th as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString() === iso ? time : undefined;
}

/**
 * Splits milliseconds; what is less than a second is left out, a time that is over is all zeros.
 * @param hasDays false counts the days' hours among the hours
 */
export function splitTime(milliseconds: number, hasDays = true): TimeLeft {
  const left = Math.max(milliseconds, 0);
  const countOf = (unit: number, limit = Number.POSITIVE_INFINITY) => Math.floor(left / unit) % limit;
  return {
    days: hasDays ? countOf(DAY) : 0,
    hours: countOf(HOUR, hasDays ? 24 : undefined),
    minutes: countOf(MINUTE, 60),
    seconds: countOf(SECOND, 60),
  };
}

/** Whole minutes that are left, as one says them: the one that has begun counts. */
export const roundToMinute = (milliseconds: number): number => Math.ceil(milliseconds / MINUTE) * MINUTE;
