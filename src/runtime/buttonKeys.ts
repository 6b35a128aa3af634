/**
 * Owns the keys of links that act as buttons: like a button they answer to Space, and without an address also to Enter,
 * once for as long as the key is held down.
 */
import type { Answers } from './answers';

/** For each key, the elements that the browser itself presses by it. */
const NATIVE: Record<string, string | undefined> = { ' ': 'button', Enter: 'button,[href]' };

/** Starts to listen for the links that an island answers to. */
export function listenForButtonKeys(answers: Answers): void {
  document.addEventListener('keydown', (event) => {
    const native = NATIVE[event.key];
    const link =
      native &&
      !event.defaultPrevented &&
      (event.target as Element).closest?.<HTMLElement>(`[role=button]:not(${native})`);
    if (!link || !answers(link)) return;
    event.preventDefault();
    if (!event.repeat) link.click();
  });
}
