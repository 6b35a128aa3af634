/** Runs a page builder's countdown, and shows its finish. */
import { type Clock, clock } from '../../src/bridge/page/clock';
import { emit, report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { ticks } from '../../src/state/ticks';
import { BANNER, BANNER_FINISH, type Countdown } from './contract';
import { createDigits } from './digits';
import { readCountdown } from './read';
import { untilNext } from './rules';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

export const start = (): void => adoptStyles(css);

/** Title and content take the place of the numbers (SPEC 4.9), as words: they are no HTML. */
function finish(host: HTMLElement, { finishTitle, finishContent }: Countdown): void {
  host.removeAttribute('role');
  host.removeAttribute('aria-label');
  host.replaceChildren(finishTitle, document.createElement('br'), finishContent);
  host.classList.toggle(BANNER_FINISH, host.classList.contains(BANNER));
  emit('countdown:ended', {}, host);
}

function countDown(host: HTMLElement, countdown: Countdown, end: number, time: Clock): Cleanup {
  let show: ((left: number) => void) | undefined;
  return ticks(time).add(() => {
    const left = end - time.now();
    if (left > 0) {
      show ??= createDigits(host, countdown, time);
      show(left);
      return untilNext(left);
    }
    finish(host, countdown);
    return Number.POSITIVE_INFINITY;
  });
}

/** Starts a countdown; one whose end is missing or wrong stays as the server printed it. */
export function adopt(host: HTMLElement, time = clock): Cleanup | undefined {
  running.get(host)?.();
  const countdown = readCountdown(host);
  if (countdown.end === undefined) {
    report({
      island: 'countdown',
      what: `A countdown has no end: ${host.dataset.ekitCountdown}`,
      why: 'It shows nothing.',
      fix: 'Print data-ekit-countdown="2026-12-24 18:00".',
    });
    return undefined;
  }
  const stop = countDown(host, countdown, countdown.end, time);
  running.set(host, stop);
  return stop;
}
