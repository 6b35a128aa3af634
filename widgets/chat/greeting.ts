/** Owns the greeting of a page's chat: the server's box, opened by a button that says whether it is open. */
import { createDialogStore, type DialogDependencies, type DialogStore } from './dialogStore';

interface GreetingParts extends DialogDependencies {
  button: HTMLElement;
}

/** @returns the greeting's store; the button says from now on what it opens */
export function createGreeting(parts: GreetingParts): DialogStore {
  const { button, frame } = parts;
  const store = createDialogStore(parts);
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-controls', frame.id);
  store.$isOpen.subscribe((isOpen) => button.setAttribute('aria-expanded', String(!!isOpen)));
  return store;
}
