/** Owns what a timer shows, what the shop's answer does to it, and how full a bar is. Pure. */
import { splitTime, twoDigits, UNITS, type Unit } from '../../src/rules/countdown';
import { campaignDay, campaignHour, campaignMinute, campaignSecond, type Text } from '../../src/texts/table';
import type { Timer } from './contract';

/** Seconds that a timer may be ahead of the shop before it is corrected (SPEC 9). */
const TOLERANCE = 10;

const SECOND = 1000;

/** Seconds that a timer shows: the one that has begun counts. */
export const secondsLeft = (milliseconds: number): number => Math.max(Math.ceil(milliseconds / SECOND), 0);

/** Milliseconds until another second shows. */
export const untilNext = (milliseconds: number): number => milliseconds - (secondsLeft(milliseconds) - 1) * SECOND;

type Digits = Readonly<Record<Unit, string>>;

/** The last digits that were made: hundreds of timers may change together, and say the same. */
let last: { seconds: number; digits: Digits } | undefined;

/** Each unit's digits: at least two; days are all days. */
export function digitsOf(seconds: number): Digits {
  if (last?.seconds !== seconds) {
    const time = splitTime(seconds * SECOND);
    last = { seconds, digits: Object.fromEntries(UNITS.map((unit) => [unit, twoDigits(time[unit])])) as Digits };
  }
  return last.digits;
}

/** How many timers out of sight are written in a second. */
const UNSEEN = 20;

/**
 * Seconds until a timer that nobody sees is written again: one for few, hundreds take turns. One that comes into sight
 * is right at once.
 * @param index of the timer on its page
 * @param count how many run
 */
export function untilTurn(index: number, count: number, now: number): number {
  const round = Math.max(Math.ceil(count / UNSEEN), 1);
  return round - ((Math.floor(now / SECOND) + index) % round);
}

const HOUR = 3600;

/** Units that are shown: days and hours while there are any, or always where the shop says so. */
export function unitsShown(seconds: number, always: Timer['always']): Unit[] {
  const isShown = {
    days: always.days || seconds >= 24 * HOUR,
    hours: always.hours || seconds >= HOUR,
    minutes: true,
    seconds: true,
  };
  return UNITS.filter((unit) => isShown[unit]);
}

/**
 * What stands beside a timer's numbers: the shop's words, and ours where it says nothing.
 * @param say gives ours in the page's language
 */
export const labelsOf = (
  { days, hours, minutes, seconds }: Timer['labels'],
  say: (text: Text) => string,
): Timer['labels'] => ({
  days: days || say(campaignDay),
  hours: hours || say(campaignHour),
  minutes: minutes || say(campaignMinute),
  seconds: seconds || say(campaignSecond),
});

/** What becomes of a timer; `over`, its frame goes at once, `early`, its time has not come. */
export type Verdict = 'over' | 'early' | 'correct' | 'keep';

/**
 * What the shop's answer does to a timer: corrected only when the printed seconds are ahead by more than ten (SPEC 9),
 * never upward.
 * @param left seconds that are left by the shop
 */
export function judge({ left: printed, delay }: Pick<Timer, 'left' | 'delay'>, left: number): Verdict {
  if (left <= 0) return 'over';
  if (delay !== undefined && left > delay) return 'early';
  return printed - left > TOLERANCE ? 'correct' : 'keep';
}

/** Per cent of a bar, "37.50" too: 0 to 100; undefined where there is no number. */
export function shareOf(text: string): number | undefined {
  const share = Number.parseFloat(text);
  return Number.isNaN(share) ? undefined : Math.min(Math.max(share, 0), 100);
}
