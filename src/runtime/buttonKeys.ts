/** Owns the keys of links that act as buttons: like a button they answer to Space, and without an address also to Enter. */
import type { Kind } from '../loader/types';

/** For each key, the links that it presses. */
const PRESSED: Record<string, string> = { ' ': '', Enter: ':not([href])' };

/** Starts to listen for the links that an island answers to. @param kinds the registry, which may grow later */
export function listenForButtonKeys(kinds: readonly Kind[]): void {
  document.addEventListener('keydown', (event) => {
    const which = PRESSED[event.key];
    const link = which !== undefined && !event.defaultPrevented && (event.target as Element).closest?.<HTMLElement>(`[role=button]:not(button)${which}`);
    if (!link || !kinds.some(({ row, state }) => state !== 'off' && row.click && link.matches(row.click))) return;
    event.preventDefault();
    link.click();
  });
}
