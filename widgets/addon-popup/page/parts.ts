/**
 * Owns what happens while an add-on popup is open: its close button, its closing by itself, and the room that the page
 * makes for it.
 */
import type { Clock } from '../../../src/bridge/page/clock';
import type { Cleanup } from '../../../src/island/types';
import { say } from '../../../src/texts/say';
import { close as closeText } from '../../../src/texts/table';
import { playButton } from '../../../src/ui/presses/playButton';
import { reducedMotion } from '../../../src/ui/scrolling/scrollSnap';
import { CLOSE_BUTTON, CLOSE_BUTTON_FADE } from '../contract';

const FIELD = 'input,select,textarea,[contenteditable]';

/**
 * Makes the close button, a `div` with an icon, usable by keyboard and screen reader, and shows it after its delay. It
 * fades in over 500 ms (SPEC 9), and cannot be pressed before that.
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

/**
 * Closes a popup after its time, if it has one, but not while the focus is in one of its fields. Returns how to stop.
 */
export function closeLater(
  host: HTMLElement,
  milliseconds: number | undefined,
  close: () => void,
  { after }: Clock,
): Cleanup {
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
