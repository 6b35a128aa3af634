/**
 * Owns the ways to close an add-on popup: its buttons, its overlay, Escape, and other scripts that close its dialog.
 */
import type { Clock } from '../../../src/bridge/page/clock';
import { isAlone } from '../../../src/bridge/page/covers';
import { goTo } from '../../../src/bridge/page/goTo';
import type { Cleanup } from '../../../src/island/types';
import { type AddonPopup, CLOSE_BUTTON, FRAME, OVERLAY, REDIRECT_DELAY, TRIGGER_BUTTON } from '../contract';
import { readTriggerButton } from '../read';
import type { Popup } from './popup';

/**
 * Runs the action of a popup's button: goes back, or closes the popup for a time and may then lead to another page
 * (SPEC 4.11).
 */
function press(button: Element, popup: Popup, { after }: Clock): void {
  const { action, showDelay, redirect } = readTriggerButton(button);
  // A visitor who goes back has not decided, so nothing is remembered: an age check asks again.
  popup.close(action === 'back' ? null : showDelay);
  if (action === 'back') return history.back();
  if (redirect) after(REDIRECT_DELAY, () => goTo(redirect));
}

/** Lets Space and Enter press elements that only look like buttons. */
function pressByKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (![' ', 'Enter'].includes(event.key) || !target.matches(`${CLOSE_BUTTON},div${TRIGGER_BUTTON}`)) return;
  event.preventDefault();
  (target as HTMLElement).click();
}

/** Listens to everything that closes the popup; returns how to stop. */
export function hearClosing(
  host: HTMLElement,
  { isNotification, isOverlayDead, isEscapeDead }: AddonPopup,
  popup: Popup,
  clock: Clock,
): Cleanup {
  const gone = new AbortController();
  const { signal } = gone;

  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest(TRIGGER_BUTTON);
    if (button) {
      // Such a link would make the page jump, and put this page once more before the one to which "back" leads.
      if (target.closest('[href="#"]')) event.preventDefault();
      press(button, popup, clock);
    } else if (target.closest(CLOSE_BUTTON) || (!isOverlayDead && target.closest(OVERLAY))) popup.close();
  };

  /**
   * Escape closes a notification while nothing is open over the page. A popup over the page has a dialog, which hears
   * the key.
   */
  const onEscape = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || isComposing) return;
    if (isNotification && !isEscapeDead && popup.isOpen() && isAlone(host)) popup.close();
  };

  /** Another script has closed the popup's dialog. */
  const onClosed = ({ target }: Event) => {
    if (
      target instanceof HTMLDialogElement &&
      target.classList.contains(FRAME) &&
      target.contains(host) &&
      !target.open
    )
      popup.close();
  };

  host.addEventListener('click', onClick, { signal });
  host.addEventListener('keydown', pressByKey, { signal });
  document.addEventListener('keydown', onEscape, { signal });
  document.addEventListener('close', onClosed, { signal, capture: true });
  return () => gone.abort();
}
