/** Owns scrolling to messages: 100 px above them, over 1000 ms (SPEC 9); at once where motion is to be reduced. */
import { reducedMotion } from './scrollSnap';

const OFFSET = 100;
const DURATION = 1000;

const swing = (progress: number) => 0.5 - Math.cos(progress * Math.PI) / 2;

/** Scrolls the page to an element. A shopper who scrolls meanwhile keeps the wheel. */
export function scrollToNotice(element: Element): void {
  const from = scrollY;
  const top = Math.max(0, element.getBoundingClientRect().top + from - OFFSET);
  if (reducedMotion().matches) return scrollTo(0, top);
  const began = performance.now();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  addEventListener('wheel', stop, { passive: true, once: true });
  addEventListener('touchstart', stop, { passive: true, once: true });
  const step = (now: number) => {
    if (isStopped) return;
    const progress = Math.min(1, (now - began) / DURATION);
    scrollTo(0, from + (top - from) * swing(progress));
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
