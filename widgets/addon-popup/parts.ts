/** Owns what happens while an add-on popup is open: its close button, its own end, the page that makes room. */
import type { Clock } from '../../src/bridge/page/clock';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { close as closeText } from '../../src/texts/table';
import { playButton } from '../../src/ui/playButton';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { CLOSE_BUTTON, CLOSE_BUTTON_FADE } from './contract';

const FIELD = 'input,select,textarea,[contenteditable]';

/**
 * Gives the close button, a `div` with an icon, what keyboards and screen readers need, and shows it after its delay: it
 * fades in over 500 ms (SPEC 9), and cannot be pressed before it can be seen.
 */
export function showCloseButton(host: HTMLElement, delay: number, { after }: Clock): Cleanup {
  const button = host.querySelector<HTMLElement>(CLOSE_BUTTON);
  if (!button) return () => {};
  playButton(button);
  button.setAttribute('aria-label', say(closeText));
  const { style } = button;
  style.transition = '';
  style.opacity = '0';
  style.visibility = 'hidden';
  return after(delay, () => {
    if (!reducedMotion().matches) style.transition = `opacity ${CLOSE_BUTTON_FADE}ms`;
    style.visibility = '';
    style.opacity = '1';
  });
}

/** Closes a popup by itself, if it is to; not while a form in it is being filled in. */
export function closeLater(host: HTMLElement, milliseconds: number | undefined, close: () => void, { after }: Clock): Cleanup {
  if (milliseconds === undefined) return () => {};
  const look = () => {
    const { activeElement } = document;
    if (activeElement?.matches(FIELD) && host.contains(activeElement)) stop = after(Math.max(milliseconds, 1000), look);
    else close();
  };
  let stop = after(milliseconds, look);
  return () => stop();
}

/** Moves the page down by a notification's height; returns how to move it back. */
export function pushPage(container: HTMLElement, milliseconds: number): Cleanup {
  const { style } = document.body;
  if (!reducedMotion().matches) style.transition = `padding-top ${milliseconds}ms linear`;
  style.paddingTop = `${container.offsetHeight}px`;
  return () => {
    style.transition = '';
    style.paddingTop = '';
  };
}
