/** Owns what a timer shows, how the shop's answer changes it, and how full a bar is. Pure. */
import { splitTime, twoDigits, UNITS, type Unit } from '../../src/rules/countdown';
import { campaignDay, campaignHour, campaignMinute, campaignSecond, type Text } from '../../src/texts/table';
import type { Timer } from './contract';

/** Seconds that a timer may be ahead of the shop before it is corrected (SPEC 9). */
const TOLERANCE = 10;

const SECOND = 1000;

/** The seconds that a timer shows. A second that has begun counts as a whole one. */
export const secondsLeft = (milliseconds: number): number => Math.max(Math.ceil(milliseconds / SECOND), 0);

/** Milliseconds until the timer shows another second. */
export const untilNext = (milliseconds: number): number => milliseconds - (secondsLeft(milliseconds) - 1) * SECOND;

type Digits = Readonly<Record<Unit, string>>;

/** The digits that were made last, because hundreds of timers may change together and show the same. */
let last: { seconds: number; digits: Digits } | undefined;

/** Each unit's digits, at least two. The days are not limited. */
export function digitsOf(seconds: number): Digits {
  if (last?.seconds !== seconds) {
    const time = splitTime(seconds * SECOND);
    last = { seconds, digits: Object.fromEntries(UNITS.map((unit) => [unit, twoDigits(time[unit])])) as Digits };
  }
  return last.digits;
}

/** How many timers out of sight are written in each second. */
const UNSEEN = 20;

/**
 * Seconds until a timer out of sight is written again: one second while there are few timers; hundreds take turns. A
 * timer that comes into sight is written at once.
 * @param index of the timer on its page
 * @param count how many timers run
 */
export function untilTurn(index: number, count: number, now: number): number {
  const round = Math.max(Math.ceil(count / UNSEEN), 1);
  return round - ((Math.floor(now / SECOND) + index) % round);
}

const HOUR = 3600;

/** The units that are shown. Days and hours are shown while any are left, or always if the shop wants that. */
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
 * The labels beside a timer's numbers: the shop's words, or ours where it has none.
 * @param say gives our words in the page's language
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

/**
 * What happens to a timer: `over` removes it with its frame at once; `early` removes it because its time has not come.
 */
export type Verdict = 'over' | 'early' | 'correct' | 'keep';

/**
 * How the shop's answer changes a timer. It corrects the timer only when the printed seconds are ahead by more than ten
 * (SPEC 9), and never adds time.
 * @param left seconds that are left by the shop's clock
 */
export function judge({ left: printed, delay }: Pick<Timer, 'left' | 'delay'>, left: number): Verdict {
  if (left <= 0) return 'over';
  if (delay !== undefined && left > delay) return 'early';
  return printed - left > TOLERANCE ? 'correct' : 'keep';
}

/** The fill of a bar in per cent, 0 to 100, also from a text such as "37.50"; undefined without a number. */
export function shareOf(text: string): number | undefined {
  const share = Number.parseFloat(text);
  return Number.isNaN(share) ? undefined : Math.min(Math.max(share, 0), 100);
}
