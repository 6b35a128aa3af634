/** Runs a deal: its clock, its bar of what is sold, and its end, at which the block is hidden. */
import { type Clock, clock } from '../../src/bridge/clock';
import { emit, report } from '../../src/bridge/islands';
import { adoptStyles } from '../../src/bridge/styles';
import type { Cleanup } from '../../src/island/types';
import { showBar } from './bar';
import { createClock } from './clock';
import { CANVAS, TICK } from './contract';
import { readDeal } from './read';
import { createCountdown } from './store';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

export const start = (): void => adoptStyles(css);

/** Counts down to a deal's end; looks at the clock only while the page is seen. */
function countDown(host: HTMLElement, end: number, hasDays: boolean, time: Clock): Cleanup {
  const showTime = createClock(host, hasDays);
  const countdown = createCountdown(end, showTime ? TICK : Number.POSITIVE_INFINITY, time, (left) => {
    if (left > 0) return showTime?.(left);
    host.style.display = 'none';
    stop();
    emit('deal:ended', {}, host);
  });
  const look = () => (document.hidden ? countdown.stop() : countdown.run());
  const stop = () => {
    countdown.stop();
    document.removeEventListener('visibilitychange', look);
  };
  // From another tab, or from the back/forward cache.
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}

/** Starts a deal; one whose end is missing or wrong stays as the server printed it. */
export function adopt(host: HTMLElement, time = clock): Cleanup | undefined {
  // Others may use the class, too.
  if (!host.dataset.dealData) return undefined;
  running.get(host)?.();
  for (const canvas of host.querySelectorAll<HTMLElement>(CANVAS)) showBar(canvas);
  const { end, hasDays } = readDeal(host);
  if (end === undefined) {
    report({
      island: 'deal',
      what: `A deal has no end: ${host.dataset.dealData}`,
      why: 'Its clock stands still.',
      fix: 'Print "end_time":"2026-01-31 18:00:00", in UTC.',
    });
    return undefined;
  }
  const stop = countDown(host, end, hasDays, time);
  running.set(host, stop);
  return stop;
}
