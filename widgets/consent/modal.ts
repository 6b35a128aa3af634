/** Makes an element of somebody else's the only one that can be used, as a modal dialog is. */
import { isSeen } from '../../src/dom/seen';
import { coverPage as cover } from '../../src/ui/coverPage';

/** @returns how to end it; the focus goes back to where it was. What a blocker hides does not cover the page: nobody could close it. */
export function coverPage(element: HTMLElement, onEscape: () => void): () => void {
  if (!isSeen(element)) return () => {};
  // What fades in is not visible yet, and could not have the focus.
  element.style.visibility = 'visible';
  const uncover = cover(element, { close: onEscape, focus: element, closesOutside: false });
  return () => {
    element.style.visibility = '';
    uncover();
  };
}
