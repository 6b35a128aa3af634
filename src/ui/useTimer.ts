/** Makes a server's element a timer for screen readers with one name, because its numbers and labels make no sense one by one. */
import { effect, type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useLayoutEffect } from 'react';
import { roundToMinute } from '../rules/countdown';
import { sayTimeLeft } from '../texts/sayTimeLeft';

/** The last name that was created, because hundreds of timers may get the same one together. */
let last = { minutes: -1, hasDays: true, text: '' };

function nameOf(minutes: number, hasDays: boolean): string {
  if (last.minutes !== minutes || last.hasDays !== hasDays) last = { minutes, hasDays, text: sayTimeLeft(minutes, hasDays) };
  return last.text;
}

/**
 * Gives an element the role and the name of a timer ("2 days, 3 hours left") while the view is mounted. The name changes every
 * minute.
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
