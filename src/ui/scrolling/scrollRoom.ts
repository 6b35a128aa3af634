/**
 * Owns the room that scrolling leaves free at the screen's edges, so that a focused element is not hidden behind a bar
 * at an edge.
 */
import { sharedStore } from '../../bridge/page/shared';

type Edge = 'top' | 'bottom';

/** Pixels by edge and owner. The page shares them, because several chunks contain this module. */
const wanted = () =>
  sharedStore('scrollRoom', () => ({ top: new Map<string, number>(), bottom: new Map<string, number>() }));

/**
 * Keeps room free at an edge. Of several owners, the one that wants most decides.
 * @param owner whose room it is
 * @param pixels 0 gives it back
 */
export function keepScrollRoom(edge: Edge, owner: string, pixels: number): void {
  const all = wanted()[edge].set(owner, pixels);
  const most = Math.max(...all.values());
  document.documentElement.style[edge === 'top' ? 'scrollPaddingTop' : 'scrollPaddingBottom'] = most ? `${most}px` : '';
}
