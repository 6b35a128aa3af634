/**
 * Makes a server's element a timer for screen readers with one name, because its numbers and labels make no sense one
 * by one.
 */
import { effect, type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useLayoutEffect } from 'react';
import { roundToMinute } from '../../rules/countdown';
import { timerName } from '../timer';

/**
 * Gives an element the role and the name of a timer ("2 days, 3 hours left") while the view is mounted. The name
 * changes every minute.
 * @param left milliseconds
 * @param hasDays false counts days as hours. Default: true
 */
export function useTimer(element: HTMLElement, left: ReadonlySignal<number>, hasDays = true): void {
  const minutes = useComputed(() => roundToMinute(left.value));
  useLayoutEffect(() => {
    element.setAttribute('role', 'timer');
    const stop = effect(() => element.setAttribute('aria-label', timerName(minutes.value, hasDays)));
    return () => {
      stop();
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
    };
  }, [element, minutes, hasDays]);
}
