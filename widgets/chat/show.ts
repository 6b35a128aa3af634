/**
 * Owns how the chat's parts come and go: the server's `display: none` or `hidden`, and a fade where motion is welcome.
 */
import { setShown } from '../../src/dom/shown';
import { reducedMotion } from '../../src/ui/scrollSnap';

const fading = new WeakMap<HTMLElement, Animation>();

/** Undefined where nothing moves. */
function fade(element: HTMLElement, duration: number, opacity: [from: number, to: number]): Animation | undefined {
  fading.get(element)?.cancel();
  if (!duration || reducedMotion().matches) return undefined;
  const animation = element.animate?.({ opacity }, { duration });
  if (animation) fading.set(element, animation);
  return animation;
}

/** @param duration milliseconds */
export function show(element: HTMLElement, duration = 0): void {
  element.inert = false;
  setShown(element, true);
  fade(element, duration, [0, 1]);
}

/** Out of reach at once, out of sight in the end. @param duration milliseconds */
export function hide(element: HTMLElement, duration = 0): void {
  const finish = () => {
    element.hidden = true;
    element.style.display = 'none';
  };
  element.inert = true;
  const animation = fade(element, duration, [1, 0]);
  if (animation) animation.onfinish = finish;
  else finish();
}
