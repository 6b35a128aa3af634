/** Makes a server's element a timer for screen readers: one name for all of it, because numbers and labels read one by one are no time. */
import { effect, type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useLayoutEffect } from 'react';
import { roundToMinute } from '../rules/countdown';
import { sayTimeLeft } from '../texts/sayTimeLeft';

/** The last name that was made: hundreds of timers may change theirs together. */
let last = { minutes: -1, hasDays: true, text: '' };

function nameOf(minutes: number, hasDays: boolean): string {
  if (last.minutes !== minutes || last.hasDays !== hasDays) last = { minutes, hasDays, text: sayTimeLeft(minutes, hasDays) };
  return last.text;
}

/**
 * Gives an element the role and the name of a timer ("2 days, 3 hours left"), as long as the view is there. The name changes
 * with the minute.
 * @param left milliseconds
 * @param hasDays false counts days as hours. Default: true
 */
export function useTimer(element: HTMLElement, left: ReadonlySignal<number>, hasDays = true): void {
  const minutes = useComputed(() => roundToMinute(left.value));
  useLayoutEffect(() => {
    element.setAttribute('role', 'timer');
    const stop = effect(() => element.setAttribute('aria-label', nameOf(minutes.value, hasDays)));
    return () => {
      stop();
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
    };
  }, [element, minutes, hasDays]);
}
