/** Owns the room at the screen's edges that scrolling leaves free: what gets the focus is not to be behind what stands there. */
import { sharedStore } from '../bridge/page/shared';

type Edge = 'top' | 'bottom';

/** Pixels by edge, and by who wants them; of the page: several chunks bring this module. */
const wanted = () => sharedStore('scrollRoom', () => ({ top: new Map<string, number>(), bottom: new Map<string, number>() }));

/**
 * Keeps room free at an edge; several have the most that one of them wants.
 * @param owner whose room it is
 * @param pixels 0 gives it back
 */
export function keepScrollRoom(edge: Edge, owner: string, pixels: number): void {
  const all = wanted()[edge].set(owner, pixels);
  const most = Math.max(...all.values());
  document.documentElement.style[edge === 'top' ? 'scrollPaddingTop' : 'scrollPaddingBottom'] = most ? `${most}px` : '';
}
