/** Owns that screen readers read a message once, where the focus goes to it or to the field that it describes. */
import { moveFocus } from '../../dom/focus';

/**
 * Moves the focus, and takes the live role (`alert`, `status`) from the message if the focus has moved, because screen
 * readers read what gets the focus. If the focus has not moved, because it was there already or because the element is
 * hidden, the live role stays and has the message read. Call it in the task that puts the message into the page.
 * @param target the message, or the field whose description it is
 * @param message the element with the live role. Default: the target
 * @param move how the focus moves. Default: without scrolling
 */
export function readByFocus(
  target: HTMLElement | null | undefined,
  message: Element | null | undefined = target,
  move: (element: HTMLElement | null | undefined) => void = moveFocus,
): void {
  const { activeElement } = document;
  move(target);
  if (target && target !== activeElement && target === document.activeElement) message?.removeAttribute('role');
}
