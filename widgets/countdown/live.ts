/** Makes the countdown's store of the real clock, and tells the page of its end. */
import { clock } from '../../src/bridge/page/clock';
import { emit, report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { ticks } from '../../src/state/ticks';
import { BANNER, BANNER_FINISH, type Countdown } from './contract';
import { type CountdownStore, createCountdown } from './store';
import css from './styles.css?inline';

/** Starts a countdown; one whose end is missing or wrong stays as the server printed it. */
export function createLiveCountdown({ end }: Countdown, host: HTMLElement, time = clock): CountdownStore {
  adoptStyles(css);
  if (end === undefined) {
    report({
      island: 'countdown',
      what: `A countdown has no end: ${host.dataset.ekitCountdown}`,
      why: 'It shows nothing.',
      fix: 'Print data-ekit-countdown="2026-12-24 18:00".',
    });
  }
  const onEnd = () => {
    host.classList.toggle(BANNER_FINISH, host.classList.contains(BANNER));
    emit('countdown:ended', {}, host);
  };
  return createCountdown(end, onEnd, time, ticks(time));
}
