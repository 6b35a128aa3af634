/** Owns a frame that waits for consent: whether it still waits, and the room that it takes. */
import { atom, type ReadableAtom } from 'nanostores';
import { moveFocus } from '../../../../src/dom/focus';
import type { Room } from '../../contract';

export interface FrameStore {
  /** False as soon as the visitor agrees to the frame's categories. */
  $isHeld: ReadableAtom<boolean>;
  /** The room that the frame takes now. */
  measure(): Room;
  /** Hides the frame. Returns a function that shows it again. */
  standIn(): () => void;
  /** Notes that the visitor has opened the preferences from the frame's note. */
  ask(): void;
}

/** Creates the store of a frame, and the function that shows the frame. */
export function createFrame(frame: HTMLIFrameElement): { store: FrameStore; reveal(): void } {
  const $isHeld = atom(true);
  let isAsked = false;
  const store: FrameStore = {
    $isHeld,
    measure() {
      const { offsetWidth: width, offsetHeight: height } = frame;
      return { width, height, display: getComputedStyle(frame).display.replace(/^inline$/, 'inline-block') };
    },
    standIn() {
      frame.hidden = true;
      return () => {
        frame.hidden = false;
      };
    },
    ask() {
      isAsked = true;
    },
  };
  const reveal = () => {
    $isHeld.set(false);
    // In a later task, because the preferences close now and would move the focus back to the button, which is gone.
    if (isAsked) setTimeout(() => document.activeElement?.matches('body, dialog:not([open]) *') && moveFocus(frame));
  };
  return { store, reveal };
}
