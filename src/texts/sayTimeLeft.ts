/** Owns the text for the remaining time. */
import { splitTime } from '../rules/countdown';
import { say } from './say';
import { sayCount } from './sayCount';
import { dayCount, hourCount, minuteCount, timeLeft } from './table';

const UNITS = [
  ['days', dayCount],
  ['hours', hourCount],
  ['minutes', minuteCount],
] as const;

/** A text such as "2 days, 3 hours left" for milliseconds, without units that are zero. */
export function sayTimeLeft(left: number, hasDays = true): string {
  const time = splitTime(left, hasDays);
  const parts = UNITS.flatMap(([name, text]) => (time[name] ? sayCount(text, { count: time[name] }) : []));
  return say(timeLeft, { time: parts.join(', ') });
}
