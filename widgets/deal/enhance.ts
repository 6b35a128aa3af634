/** Runs a deal: its clock, its bar of what is sold, and its end, at which the block is hidden. */
import { type Clock, clock } from '../../src/bridge/page/clock';
import { emit, report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { ticks } from '../../src/state/ticks';
import { showBar } from './bar';
import { createClock } from './clock';
import { CANVAS, TICK } from './contract';
import { readDeal } from './read';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

export const start = (): void => adoptStyles(css);

/** Counts down to a deal's end. */
function countDown(host: HTMLElement, end: number, hasDays: boolean, time: Clock): Cleanup {
  const showTime = createClock(host, hasDays);
  return ticks(time).add(() => {
    const left = end - time.now();
    if (left > 0) {
      showTime?.(left);
      return showTime ? Math.min(left, TICK) : left;
    }
    host.style.display = 'none';
    emit('deal:ended', {}, host);
    return Number.POSITIVE_INFINITY;
  });
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
