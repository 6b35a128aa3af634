/**
 * Owns how the chat's parts appear and disappear: by the server's `display: none` or `hidden`, and with a fade unless
 * the visitor wants reduced motion.
 */
import { setShown } from '../../../src/dom/shown';
import { reducedMotion } from '../../../src/ui/scrolling/scrollSnap';

const fading = new WeakMap<HTMLElement, Animation>();

/** Fades an element. Undefined where nothing moves. */
function fade(element: HTMLElement, duration: number, opacity: [from: number, to: number]): Animation | undefined {
  fading.get(element)?.cancel();
  if (!duration || reducedMotion().matches) return undefined;
  const animation = element.animate?.({ opacity }, { duration });
  if (animation) fading.set(element, animation);
  return animation;
}

/**
 * Shows an element.
 * @param duration of the fade, in milliseconds
 */
export function show(element: HTMLElement, duration = 0): void {
  element.inert = false;
  setShown(element, true);
  fade(element, duration, [0, 1]);
}

/**
 * Hides an element. It is inert at once, and hidden when the fade ends.
 * @param duration of the fade, in milliseconds
 */
export function hide(element: HTMLElement, duration = 0): void {
  const finish = () => setShown(element, false);
  element.inert = true;
  const animation = fade(element, duration, [1, 0]);
  if (animation) animation.onfinish = finish;
  else finish();
}
