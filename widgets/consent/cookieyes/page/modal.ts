/** Turns an element that the island has not created into a modal dialog: nobody can use anything else on the page. */
import { isSeen } from '../../../../src/dom/seen';
import { coverPage as cover } from '../../../../src/ui/covers/coverPage';

/**
 * Covers the page. Returns a function that ends it and moves the focus back. An element that a blocker hides does not
 * cover the page, because nobody could close it.
 */
export function makeModal(element: HTMLElement, onEscape: () => void): () => void {
  if (!isSeen(element)) return () => {};
  // An element that fades in is not visible yet, so that it could not get the focus.
  element.style.visibility = 'visible';
  const uncover = cover(element, { close: onEscape, focus: element, closesOutside: false });
  return () => {
    element.style.visibility = '';
    uncover();
  };
}
