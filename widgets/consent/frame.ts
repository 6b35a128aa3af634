/** Owns what the view shows in the place of a frame that waits: whether it still does, and the room that the frame has. */
import { atom, type ReadableAtom } from 'nanostores';
import { moveFocus } from '../../src/dom/focus';
import type { Room } from './contract';

export interface FrameStore {
  /** False as soon as the frame's categories are agreed to. */
  $isHeld: ReadableAtom<boolean>;
  /** The frame's room now. */
  measure(): Room;
  /** Takes the frame out of sight; gives how to bring it back. */
  standIn(): () => void;
  /** Hears that the visitor wants to choose. */
  ask(): void;
}

/** @returns the store, and how to show the frame */
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
    // The preferences, which close in the same breath, would give the focus back to the button.
    if (isAsked) setTimeout(() => document.activeElement?.matches('body, dialog:not([open]) *') && moveFocus(frame));
  };
  return { store, reveal };
}
