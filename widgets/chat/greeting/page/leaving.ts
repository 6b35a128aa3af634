/** Owns how a visitor leaves a dialog of the chat by the keyboard, and where the focus goes then. */
import { isAlone } from '../../../../src/bridge/page/covers';
import type { Cleanup } from '../../../../src/island/types';
import { moveFocus } from '../../../../src/ui/covers/focus';
import type { DialogStore } from '../store';

/** Lets Escape dismiss a dialog that is open. Returns how to stop. */
export function dismissByEscape(box: Element, dismiss: () => void): Cleanup {
  const onKey = (event: KeyboardEvent) => {
    // An element that is open over the dialog has Escape to itself.
    if (event.key === 'Escape' && !event.defaultPrevented && isAlone(box)) dismiss();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/**
 * Finds out whether the focus is in a dialog. The returned function then gives the focus to what had it before, or to
 * the button.
 */
export function rememberFocus(box: Element | undefined, { opener, button }: DialogStore): () => void {
  const hasFocus = box?.contains(document.activeElement);
  const before = opener() as HTMLElement | null;
  return () => {
    if (hasFocus) moveFocus(before?.isConnected && before !== document.body ? before : button);
  };
}
