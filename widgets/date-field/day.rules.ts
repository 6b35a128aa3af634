/** Owns days without a time, and which day it is in a time zone. Pure. */

/** A day as yyyy-mm-dd. The texts sort in the order of the days. */
export type Day = string;

/** True for a day that exists: not for 2026-02-30. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const dayOf = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * The day at a moment, in a time zone.
 * @param zone an IANA name or ±hh:mm, as WordPress prints it; an unknown zone counts as +00:00 (SPEC 1)
 * @param now milliseconds since 1970
 */
export function dayIn(zone: string, now: number): Day {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign) return dayOf(now + Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000);
  try {
    // The Swedish format is yyyy-mm-dd.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now);
  } catch {
    return dayOf(now);
  }
}
