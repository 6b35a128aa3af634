/** Owns the focus of a popup: it goes in, stays where the popup covers the page, and comes back. */
import type { Clock } from '../../src/bridge/clock';
import { isSeen } from '../../src/dom/seen';
import type { Cleanup } from '../../src/island/types';

const FOCUSABLE =
  'a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,iframe,audio[controls],video[controls],[contenteditable=true],[tabindex]';

const focusableIn = (popup: HTMLElement): HTMLElement[] =>
  [...popup.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0 && isSeen(element, { visibilityProperty: true }));

/** Keeps Tab inside; a dialog of the browser's that lies above keeps its own. */
function keepInside(popup: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
  const all = focusableIn(popup);
  const [first = popup] = all;
  const last = all.at(-1) ?? popup;
  const now = document.activeElement;
  const isOut = !popup.contains(now);
  if (!isOut && now !== (event.shiftKey ? first : last) && now !== popup) return;
  if (now === popup && !event.shiftKey && all.length) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/**
 * Moves the focus in after a while.
 * @param delay milliseconds
 * @param isKept true where the popup covers the page
 * @returns what gives the focus back, if it is in the popup or nowhere
 */
export function holdFocus(popup: HTMLElement, delay: number, isKept: boolean, clock: Clock): Cleanup {
  const opener = document.activeElement as HTMLElement | null;
  const stop = clock.after(delay, () => {
    if (!popup.contains(document.activeElement)) (focusableIn(popup)[0] ?? popup).focus();
  });
  const life = new AbortController();
  if (isKept) document.addEventListener('keydown', (event) => keepInside(popup, event), { signal: life.signal });
  return () => {
    stop();
    life.abort();
    const isOurs = popup.contains(document.activeElement) || document.activeElement === document.body;
    if (isOurs && opener?.isConnected) opener.focus();
  };
}
