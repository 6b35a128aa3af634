/** Makes an element of somebody else's the only one that can be used, as a modal dialog is. */
import { isSeen } from '../../src/dom/seen';
import { isolate } from '../../src/ui/isolate';
import { lockScroll } from '../../src/ui/scrollLock';

/** @returns how to end it; the focus goes back to where it was. What a blocker hides does not cover the page: nobody could close it. */
export function coverPage(element: HTMLElement, onEscape: () => void): () => void {
  if (!isSeen(element)) return () => {};
  const opener = document.activeElement;
  const reunite = isolate(element);
  const unlock = lockScroll();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };
  document.addEventListener('keydown', onKey);
  // What fades in is not visible yet, and could not have the focus.
  element.style.visibility = 'visible';
  element.focus();
  return () => {
    element.style.visibility = '';
    reunite();
    unlock();
    document.removeEventListener('keydown', onKey);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
