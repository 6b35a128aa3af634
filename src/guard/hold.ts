/**
 * Owns holding scripts and frames: each has no address until the visitor agrees to its categories. The consent island starts
 * it then.
 */
import { lacking } from './page';
import type { Guard, Held } from './types';

/** The attributes in which scripts and frames have their address; those of SVG have the latter two. */
export const ADDRESSES = ['src', 'href', 'xlink:href'];

/** True for the elements that a guard can hold: scripts and frames, also those that another document has made. */
export const isHoldable = (element: unknown): element is Held => ['script', 'iframe'].includes((element as Element | null)?.localName as string);

/** Creates a guard that does not watch anything yet. */
export function createGuard(): Guard {
  const released = new WeakSet<Element>();
  return {
    released,
    keep(element, address) {
      const needed = released.has(element) ? '' : lacking(`${address}`, element.dataset);
      if (!needed) return false;
      element.dataset.consent = needed;
      element.dataset.src = `${address}`;
      return true;
    },
  };
}

/** Inserts an element again, so that a script or frame in the page stops and the watching code finds it. Returns true. */
export function comeAgain(element: Held): true {
  if (element.isConnected) element.replaceWith(element);
  return true;
}
