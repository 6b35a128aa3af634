/** Owns reading the shop's times, and splitting the remaining time into units. Pure. */

/** The units of a timer, the longest first. */
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
 * Milliseconds since 1970 of a time such as "2026-01-31 18:00:00", which plugins write in the store's time zone,
 * +00:00. Undefined for any other text, and for a day or hour that does not exist.
 */
export function parseStoreTime(text: string): number | undefined {
  const iso = `${text.replace(' ', 'T')}.000Z`;
  const time = Date.parse(iso);
  // Some engines read February 30th as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString() === iso ? time : undefined;
}

/**
 * Splits milliseconds into units. Drops parts of a second. A time that is over gives zeros.
 * @param hasDays false counts days as hours
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

/** Milliseconds rounded up to whole minutes: a minute that has begun counts, as in speech. */
export const roundToMinute = (milliseconds: number): number => Math.ceil(milliseconds / MINUTE) * MINUTE;

/** At least two digits. */
export const twoDigits = (count: number): string => String(count).padStart(2, '0');
