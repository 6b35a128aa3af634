/** Owns how the time that is left is said. */
import { splitTime } from '../rules/countdown';
import { say } from './say';
import { sayCount } from './sayCount';
import { dayCount, hourCount, minuteCount, timeLeft } from './table';

const UNITS = [
  ['days', dayCount],
  ['hours', hourCount],
  ['minutes', minuteCount],
] as const;

/** "2 days, 3 hours left", of milliseconds: without what is zero. */
export function sayTimeLeft(left: number, hasDays = true): string {
  const time = splitTime(left, hasDays);
  const parts = UNITS.flatMap(([name, text]) => (time[name] ? sayCount(text, { count: time[name] }) : []));
  return say(timeLeft, { time: parts.join(', ') });
}
