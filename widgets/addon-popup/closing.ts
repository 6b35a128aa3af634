/** Owns the ways to close an add-on popup: its buttons, its overlay, Escape, and what a browser closes by itself. */
import type { Clock } from '../../src/bridge/page/clock';
import { isAlone } from '../../src/bridge/page/covers';
import { goTo } from '../../src/bridge/page/goTo';
import type { Cleanup } from '../../src/island/types';
import { type AddonPopup, CLOSE_BUTTON, FRAME, OVERLAY, REDIRECT_DELAY, TRIGGER_BUTTON } from './contract';
import type { Popup } from './popup';
import { readTriggerButton } from './read';

/** A button in a popup: closes it for as long as it says, or goes back; then it may lead somewhere (SPEC 4.11). */
function press(button: Element, popup: Popup, { after }: Clock): void {
  const { action, showDelay, redirect } = readTriggerButton(button);
  // Whoever went back has decided nothing: a question of age is asked again.
  popup.close(action === 'back' ? null : showDelay);
  if (action === 'back') return history.back();
  if (redirect) after(REDIRECT_DELAY, () => goTo(redirect));
}

/** Space and Enter press what only looks like a button. */
function pressByKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (![' ', 'Enter'].includes(event.key) || !target.matches(`${CLOSE_BUTTON},div${TRIGGER_BUTTON}`)) return;
  event.preventDefault();
  (target as HTMLElement).click();
}

/** Listens until it is told to stop. */
export function hearClosing(host: HTMLElement, { isNotification, isOverlayDead, isEscapeDead }: AddonPopup, popup: Popup, clock: Clock): Cleanup {
  const gone = new AbortController();
  const { signal } = gone;

  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest(TRIGGER_BUTTON);
    if (button) press(button, popup, clock);
    else if (target.closest(CLOSE_BUTTON) || (!isOverlayDead && target.closest(OVERLAY))) popup.close();
  };

  /** A popup over the page hears of the key by itself; a notification, while nothing is open over the page. */
  const onEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && isNotification && !isEscapeDead && popup.isOpen() && isAlone(host)) popup.close();
  };

  /** By other scripts. */
  const onClosed = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.classList.contains(FRAME) && target.contains(host) && !target.open) popup.close();
  };

  host.addEventListener('click', onClick, { signal });
  host.addEventListener('keydown', pressByKey, { signal });
  document.addEventListener('keydown', onEscape, { signal });
  document.addEventListener('close', onClosed, { signal, capture: true });
  return () => gone.abort();
}
