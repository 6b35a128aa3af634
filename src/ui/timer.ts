/**
 * Owns the name of a timer: a server's element with numbers and labels that make no sense to screen readers one by one.
 */
import type { Cleanup, Watched } from '../island/types';
import { roundToMinute } from '../rules/countdown';
import { sayTimeLeft } from '../texts/sayTimeLeft';

/** The last name that was created, because hundreds of timers may get the same one together. */
let last = { minutes: -1, hasDays: true, text: '' };

/** What a timer is called ("2 days, 3 hours left"). @param minutes milliseconds, rounded to whole minutes */
export function timerName(minutes: number, hasDays: boolean): string {
  if (last.minutes !== minutes || last.hasDays !== hasDays)
    last = { minutes, hasDays, text: sayTimeLeft(minutes, hasDays) };
  return last.text;
}

/**
 * Gives an element the role and the name of a timer, which changes every minute. Returns how to take both away.
 * @param left milliseconds
 * @param hasDays false counts days as hours. Default: true
 */
export function nameTimer(element: Element, left: Pick<Watched<number>, 'subscribe'>, hasDays = true): Cleanup {
  let named = -1;
  element.setAttribute('role', 'timer');
  const stop = left.subscribe((milliseconds) => {
    const minutes = roundToMinute(milliseconds);
    if (minutes !== named) element.setAttribute('aria-label', timerName(minutes, hasDays));
    named = minutes;
  });
  return () => {
    stop();
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
  };
}
