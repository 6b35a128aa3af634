/** Owns the greeting of a page's chat: the server's box, opened by a button that says whether it is open. */
import type { Frame } from './contract';
import { createStage } from './dialogStage';
import { createDialogStore, type DialogDependencies, type DialogStore } from './dialogStore';
import { adoptParts, coverBox } from './greetingBox';

export interface GreetingParts extends Pick<DialogDependencies, 'note' | 'onOpened' | 'onUsed'> {
  /** The server's. */
  box: HTMLElement;
  frame: Frame;
  /** What opens it. */
  button: HTMLElement;
}

/** @returns the greeting's store; the button says from now on what it opens */
export function createGreeting({ box, frame, button, ...hearers }: GreetingParts): DialogStore {
  const cover = () => {
    adoptParts(box);
    return coverBox(box, frame.nodes);
  };
  const stage = createStage({ isModal: frame.isModal, button, dismiss: () => store.dismiss(), cover });
  const store = createDialogStore({ frame, stage, ...hearers });
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-controls', frame.id);
  store.$isOpen.subscribe((isOpen) => button.setAttribute('aria-expanded', String(!!isOpen)));
  return store;
}
