/** Owns moving the page to a place over a time; at once where motion is to be reduced. */
import { reducedMotion } from './scrollSnap';

const swing = (progress: number) => 0.5 - Math.cos(progress * Math.PI) / 2;

/** Whatever the theme says of scrolling: a step that is itself drawn out would never be done. */
const jump = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * Moves the page. A shopper who scrolls meanwhile keeps the wheel.
 * @param top pixels from the page's start
 * @param duration milliseconds
 */
export function scrollPage(top: number, duration: number): void {
  if (reducedMotion().matches) return jump(top);
  const from = scrollY;
  const began = performance.now();
  const stopping = new AbortController();
  for (const type of ['wheel', 'touchstart']) addEventListener(type, () => stopping.abort(), { passive: true, signal: stopping.signal });
  const step = (now: number) => {
    if (stopping.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, (now - began) / duration));
    jump(from + (top - from) * swing(progress));
    if (progress < 1) requestAnimationFrame(step);
    else stopping.abort();
  };
  requestAnimationFrame(step);
}
