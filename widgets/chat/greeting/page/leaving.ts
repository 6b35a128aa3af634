/** Owns how a visitor leaves a dialog of the chat by the keyboard, and where the focus goes then. */
import { isAlone } from '../../../../src/bridge/page/covers';
import type { Cleanup } from '../../../../src/island/types';
import { moveFocus } from '../../../../src/ui/covers/focus';
import type { DialogStore } from '../store';

/** Lets Escape dismiss a dialog that is open. Returns how to stop. */
export function dismissByEscape(box: Element, dismiss: () => void): Cleanup {
  const onKey = (event: KeyboardEvent) => {
    // An element that is open over the dialog has Escape to itself, and so has an input method.
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && isAlone(box)) dismiss();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/**
 * Finds out whether the focus is in a dialog, or nowhere, as after a press beside a dialog that covers the page. The
 * returned function then gives the focus to what had it before, or to the button.
 */
export function rememberFocus(box: Element | undefined, { frame, opener, button }: DialogStore): () => void {
  const { activeElement, body } = document;
  const hasFocus = box?.contains(activeElement) || (frame.isModal && activeElement === body);
  const before = opener() as HTMLElement | null;
  return () => {
    if (hasFocus) moveFocus(before?.isConnected && before !== body ? before : button);
  };
}
