/** Owns opening and closing one add-on popup: what is seen, heard and remembered. Not when (triggers.ts) nor whether (rules.ts). */
import type { Clock } from '../../src/bridge/page/clock';
import { emit } from '../../src/bridge/page/islands';
import { isSeen } from '../../src/dom/seen';
import type { Cleanup } from '../../src/island/types';
import { announce } from '../../src/ui/announcer';
import { showDialog } from '../../src/ui/coverPage';
import { type AddonPopup, CLOSED, CONTAINER, FADE, NOTIFICATION, OPEN, OPENED } from './contract';
import { frameOf, nameOf } from './frame';
import { remember } from './memory';
import { closeLater, pushPage, showCloseButton } from './parts';

export interface Popup {
  isOpen(): boolean;
  /** @param onGone told when it has left the page, whoever closed it */
  open(onGone: () => void): void;
  /** @param showDelay milliseconds for which it stays away, if a button said so; null remembers nothing */
  close(showDelay?: number | null): void;
}

/** Other scripts lay out what stands in a popup when the window's size changes. */
const tellSize = () => window.dispatchEvent(new Event('resize'));

/** Shows the popup in a dialog over the page; returns how to end that, and how long it fades. */
function showModal(host: HTMLElement, container: HTMLElement, { locksScroll, isEscapeDead }: AddonPopup, close: () => void): () => number {
  const dialog = frameOf(host);
  // Focus begins at the whole: a screen reader says where one is, and nothing is pressed by accident.
  container.tabIndex = -1;
  if (!dialog.open) showDialog(dialog, { close, focus: container, locksScroll, closesOnEscape: !isEscapeDead, closesOutside: false });
  return () => {
    dialog.close();
    return FADE;
  };
}

/** Shows the popup as a bar over the page, which moves down for it. */
function showNotification(host: HTMLElement, container: HTMLElement, milliseconds: number): () => number {
  host.classList.add(NOTIFICATION);
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', nameOf(host));
  announce(nameOf(host));
  const pullPage = pushPage(container, milliseconds);
  return () => {
    pullPage();
    return 0;
  };
}

export function createPopup(host: HTMLElement, popup: AddonPopup, clock: Clock): Popup {
  const { id, animation, animationTime, closesAfter } = popup;
  const container = host.querySelector<HTMLElement>(CONTAINER) ?? host;
  let undo: Cleanup | undefined;
  let leave: Cleanup = () => {};

  /** It is gone when it has faded; or is about to be shown again. */
  const leaveAfter = (milliseconds: number, onGone: () => void) => {
    leave = () => {
      stop();
      leave = () => {};
      host.style.display = 'none';
      onGone();
    };
    const stop = milliseconds ? clock.after(milliseconds, () => leave()) : () => {};
    if (!milliseconds) leave();
  };

  const close = (showDelay?: number | null) => {
    const hide = undo;
    if (!hide) return;
    // First: the dialog says that it was closed, and must not be heard then.
    undo = undefined;
    if (showDelay !== null) remember(popup, showDelay, clock.now());
    hide();
    host.classList.remove(OPEN);
    container.classList.remove('animated', ...animation);
    tellSize();
    emit(CLOSED, { id }, host);
  };

  const open = (onGone: () => void) => {
    if (undo) return;
    leave();
    host.hidden = false;
    host.style.display = 'block';
    host.classList.add(OPEN);
    container.style.animationDuration = `${animationTime}ms`;
    if (animation.length) container.classList.add('animated', ...animation);
    const stopWaiting = [showCloseButton(host, popup.closeButtonDelay, clock), closeLater(host, closesAfter, close, clock)];
    const hide = popup.isNotification ? showNotification(host, container, animationTime) : showModal(host, container, popup, close);
    undo = () => {
      for (const stop of stopWaiting) stop();
      leaveAfter(hide(), onGone);
    };
    tellSize();
    emit(OPENED, { id }, host);
    // A blocker hides it: its dialog would keep the visitor from the page, and nobody could close it.
    if (!isSeen(container)) close(null);
  };

  return { isOpen: () => !!undo, open, close };
}
