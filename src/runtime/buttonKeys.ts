/** Owns the keys of links that play a button: they answer to Space as a button does, and without an address to Enter too. */
import type { Kind } from '../loader/types';

/** Which links a key presses, by the key. */
const PRESSED: Record<string, string> = { ' ': '', Enter: ':not([href])' };

/** Listens from now on, for the links that an island answers to. @param kinds the registry; it may grow later */
export function listenForButtonKeys(kinds: readonly Kind[]): void {
  document.addEventListener('keydown', (event) => {
    const which = PRESSED[event.key];
    const link = which !== undefined && !event.defaultPrevented && (event.target as Element).closest?.<HTMLElement>(`[role=button]:not(button)${which}`);
    if (!link || !kinds.some(({ row, state }) => state !== 'off' && row.click && link.matches(row.click))) return;
    event.preventDefault();
    link.click();
  });
}
