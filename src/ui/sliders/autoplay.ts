/**
 * Connects the automatic moves of a slider or a gallery to the page: they wait while the visitor uses it, and do not
 * start with reduced motion.
 */
import { clock } from '../../bridge/page/clock';
import { say } from '../../texts/say';
import { pauseSlider, playSlider } from '../../texts/table';
import { make } from '../make';
import { reducedMotion } from '../scrolling/scrollSnap';
import { type Autoplay, createAutoplay } from './autoplayTimer';

export type { Autoplay };

/** The events on the slider that hold it, and those that let go. */
const HOLDS = [
  ['hover', 'pointerenter', 'pointerleave'],
  ['focus', 'focusin', 'focusout'],
  ['touch', 'touchstart', 'touchend touchcancel'],
] as const;

/** @param controls gets the pause button as the first one in the order of focus */
export function startAutoplay(
  host: HTMLElement,
  controls: HTMLElement,
  delay: number,
  step: () => void,
  signal: AbortSignal,
): Autoplay {
  const autoplay = createAutoplay(clock, delay, step);
  const listen = (target: EventTarget, types: string, reason: string, isHeld: () => boolean) => {
    for (const type of types.split(' '))
      target.addEventListener(type, () => autoplay.hold(reason, isHeld()), { signal, passive: true });
  };
  for (const [reason, begin, end] of HOLDS) {
    listen(host, begin, reason, () => true);
    listen(host, end, reason, () => false);
  }

  let isPaused = false;
  const button = make('button', { type: 'button', textContent: say(pauseSlider) });
  button.onclick = () => {
    isPaused = !isPaused;
    button.textContent = say(isPaused ? playSlider : pauseSlider);
    autoplay.hold('pause', isPaused);
  };
  controls.prepend(button);

  const motion = reducedMotion();
  const obey = () => {
    button.hidden = motion.matches;
    autoplay.hold('motion', motion.matches);
  };
  motion.addEventListener('change', obey, { signal });
  obey();
  listen(document, 'visibilitychange', 'hidden', () => document.hidden);
  autoplay.hold('hidden', document.hidden);
  return autoplay;
}
