/**
 * Owns opening and closing one add-on popup: what is shown, announced and remembered. triggers.ts owns when it opens,
 * and rules.ts whether it may.
 */
import type { Clock } from '../../../src/bridge/page/clock';
import { emit } from '../../../src/bridge/page/islands';
import { isSeen } from '../../../src/dom/seen';
import type { Cleanup } from '../../../src/island/types';
import { pauseIn, resumeIn, showDialog } from '../../../src/ui/covers/coverPage';
import { openerOf } from '../../../src/ui/covers/focus';
import { announce } from '../../../src/ui/messages/announcer';
import { type AddonPopup, CLOSED, CONTAINER, FADE, NOTIFICATION, OPEN, OPENED } from '../contract';
import { frameOf, nameOf } from './frame';
import { remember } from './memory';
import { closeLater, pushPage, showCloseButton } from './parts';

export interface Popup {
  isOpen(): boolean;
  /**
   * @param onGone is called when the popup has left the page, whoever closed it
   * @param pressed what the visitor has pressed for it
   */
  open(onGone: () => void, pressed?: Element): void;
  /**
   * @param showDelay milliseconds for which the popup stays away, where a button says so; with null nothing is
   * remembered
   */
  close(showDelay?: number | null): void;
}

/** On `resize`, other scripts lay out the content of a popup that has just appeared. */
const tellSize = () => window.dispatchEvent(new Event('resize'));

/**
 * Shows the popup in a dialog over the page. Returns a function that closes the dialog, and returns how many
 * milliseconds the dialog takes to fade.
 */
function showModal(
  host: HTMLElement,
  container: HTMLElement,
  { locksScroll, isEscapeDead }: AddonPopup,
  { close, pressed }: { close: () => void; pressed: Element | undefined },
): () => number {
  const dialog = frameOf(host);
  // The focus begins at the whole popup: a screen reader says what has opened, and no key presses a button by accident.
  container.tabIndex = -1;
  if (!dialog.open)
    showDialog(dialog, {
      close,
      opener: openerOf(pressed),
      focus: container,
      locksScroll,
      closesOnEscape: !isEscapeDead,
      closesOutside: false,
    });
  return () => {
    dialog.close();
    return FADE;
  };
}

/**
 * Shows the popup as a bar at the top, for which the page moves down. Returns how to move the page back; the bar does
 * not fade.
 */
function showNotification(host: HTMLElement, container: HTMLElement, milliseconds: number): () => number {
  host.classList.add(NOTIFICATION);
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', nameOf(host));
  announce(nameOf(host));
  const pullPage = pushPage(container, milliseconds);
  resumeIn(host);
  return () => {
    pauseIn(host);
    pullPage();
    return 0;
  };
}

/** Creates the popup's fading out, which ends when its time is over, or at once where the popup opens again. */
function createFade(host: HTMLElement, { after }: Clock) {
  let end: Cleanup = () => {};
  const start = (milliseconds: number, onGone: () => void) => {
    end = () => {
      stop();
      end = () => {};
      host.style.display = 'none';
      onGone();
    };
    const stop = milliseconds ? after(milliseconds, () => end()) : () => {};
    if (!milliseconds) end();
  };
  return { start, end: () => end() };
}

/** Sets the styles and classes of an open popup; returns how to take the classes off. */
function setOpen(host: HTMLElement, container: HTMLElement, { animation, animationTime }: AddonPopup): Cleanup {
  host.hidden = false;
  host.style.display = 'block';
  host.classList.add(OPEN);
  container.style.animationDuration = `${animationTime}ms`;
  if (animation.length) container.classList.add('animated', ...animation);
  return () => {
    host.classList.remove(OPEN);
    container.classList.remove('animated', ...animation);
  };
}

/** Creates one popup that can be opened and closed. */
export function createPopup(host: HTMLElement, popup: AddonPopup, clock: Clock): Popup {
  const { id, animationTime, closeButtonDelay, closesAfter, isNotification } = popup;
  const container = host.querySelector<HTMLElement>(CONTAINER) ?? host;
  const fade = createFade(host, clock);
  let hide: Cleanup | undefined;

  const close = (showDelay?: number | null) => {
    const undo = hide;
    if (!undo) return;
    // This comes first, because the dialog also reports its closing, and must not close the popup a second time.
    hide = undefined;
    if (showDelay !== null) remember(popup, showDelay, clock.now());
    undo();
    tellSize();
    emit(CLOSED, { id }, host);
  };

  const open = (onGone: () => void, pressed?: Element) => {
    if (hide) return;
    fade.end();
    const setClosed = setOpen(host, container, popup);
    const stops = [showCloseButton(host, closeButtonDelay, clock), closeLater(host, closesAfter, close, clock)];
    const leave = isNotification
      ? showNotification(host, container, animationTime)
      : showModal(host, container, popup, { close, pressed });
    hide = () => {
      for (const stop of stops) stop();
      fade.start(leave(), onGone);
      setClosed();
    };
    tellSize();
    emit(OPENED, { id }, host);
    // A content blocker has hidden it. Its dialog would lock the page, and nobody could close it.
    if (!isSeen(container)) close(null);
  };

  return { isOpen: () => !!hide, open, close };
}
