/** Owns scrolling the page to a place over a time, and at once with reduced motion. */
import { reducedMotion } from './scrollSnap';

const swing = (progress: number) => 0.5 - Math.cos(progress * Math.PI) / 2;

/** Scrolls at once, even if the theme asks for smooth scrolling: a step that is itself animated would never finish. */
const jump = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * Scrolls the page. If the shopper scrolls meanwhile, the movement stops.
 * @param top pixels from the page's start
 * @param duration milliseconds
 */
export function scrollPage(top: number, duration: number): void {
  if (reducedMotion().matches) return jump(top);
  const from = scrollY;
  const began = performance.now();
  const stopping = new AbortController();
  for (const type of ['wheel', 'touchstart'])
    addEventListener(type, () => stopping.abort(), { passive: true, signal: stopping.signal });
  const step = (now: number) => {
    if (stopping.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, (now - began) / duration));
    jump(from + (top - from) * swing(progress));
    if (progress < 1) requestAnimationFrame(step);
    else stopping.abort();
  };
  requestAnimationFrame(step);
}
