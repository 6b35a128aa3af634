/** Owns showing and hiding a button. A hidden button cannot be reached by keyboard. */
import { moveFocus } from '../../../src/dom/focus';
import { setShown } from '../../../src/dom/shown';
import { reducedMotion } from '../../../src/ui/scrolling/scrollSnap';
import { ELEMENTSKIT, ELEMENTSKIT_SHOWN, HIDDEN } from '../contract';
import { readButton } from '../read';

/** Moves the focus to the start of the page, because that is where the button took the shopper. */
export function focusStart(): void {
  const { body } = document;
  const before = body.getAttribute('tabindex');
  body.tabIndex = -1;
  moveFocus(body);
  if (before === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', before);
}

/** Shows a button, whether an inline style, a class or a style sheet hides it; or hides it. */
function display(host: HTMLElement, isShown: boolean): void {
  host.classList.remove(HIDDEN);
  setShown(host, isShown);
}

const fades = new WeakMap<HTMLElement, Animation>();

/** Shows or hides a button. @param fade milliseconds; 0 for at once */
export function showButton(host: HTMLElement, isShown: boolean, fade: number): void {
  const button = readButton(host);
  if (!isShown && button.contains(document.activeElement)) focusStart();
  button.inert = !isShown;
  // ElementsKit's own style sheet shows and moves its button.
  if (host.matches(ELEMENTSKIT)) return void button.classList.toggle(ELEMENTSKIT_SHOWN, isShown);
  fades.get(host)?.cancel();
  if (isShown) display(host, true);
  const animation =
    fade && !reducedMotion().matches ? host.animate?.({ opacity: isShown ? [0, 1] : [1, 0] }, fade) : undefined;
  if (!animation) return display(host, isShown);
  fades.set(host, animation);
  animation.onfinish = () => display(host, isShown);
}
