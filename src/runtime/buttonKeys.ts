/**
 * Owns the keys of links that act as buttons: like a button they answer to Space, and without an address also to Enter.
 */
import type { Answers } from './answers';

/** For each key, the links that it presses. */
const PRESSED: Record<string, string> = { ' ': '', Enter: ':not([href])' };

/** Starts to listen for the links that an island answers to. */
export function listenForButtonKeys(answers: Answers): void {
  document.addEventListener('keydown', (event) => {
    const which = PRESSED[event.key];
    const link =
      which !== undefined &&
      !event.defaultPrevented &&
      (event.target as Element).closest?.<HTMLElement>(`[role=button]:not(button)${which}`);
    if (!link || !answers(link)) return;
    event.preventDefault();
    link.click();
  });
}
