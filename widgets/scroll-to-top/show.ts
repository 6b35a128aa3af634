/** Owns a button's coming and going. A hidden one cannot be reached. */
import { moveFocus } from '../../src/dom/focus';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { ELEMENTSKIT, ELEMENTSKIT_SHOWN, HIDDEN } from './contract';
import { readButton } from './read';

/** What has the focus and goes gives it to the page's start: that is where the way led. */
export function focusStart(): void {
  const { body } = document;
  const before = body.getAttribute('tabindex');
  body.tabIndex = -1;
  moveFocus(body);
  if (before === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', before);
}

/** Whatever hides it: an inline style, a class or a style sheet. */
function display(host: HTMLElement, isShown: boolean): void {
  host.classList.remove(HIDDEN);
  host.style.display = isShown ? '' : 'none';
  if (isShown && getComputedStyle(host).display === 'none') host.style.display = 'block';
}

const fades = new WeakMap<HTMLElement, Animation>();

/** @param fade milliseconds; 0 for at once */
export function showButton(host: HTMLElement, isShown: boolean, fade: number): void {
  const button = readButton(host);
  if (!isShown && button.contains(document.activeElement)) focusStart();
  button.inert = !isShown;
  // Its own style sheet moves it.
  if (host.matches(ELEMENTSKIT)) return void button.classList.toggle(ELEMENTSKIT_SHOWN, isShown);
  fades.get(host)?.cancel();
  if (isShown) display(host, true);
  const animation = fade && !reducedMotion().matches ? host.animate?.({ opacity: isShown ? [0, 1] : [1, 0] }, fade) : undefined;
  if (!animation) return display(host, isShown);
  fades.set(host, animation);
  animation.onfinish = () => display(host, isShown);
}
