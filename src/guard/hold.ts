/**
 * Owns holding scripts and frames: each has no address until the visitor agrees to its categories. The consent island starts
 * it then.
 */
import { lacking } from './page';
import type { Guard, Held } from './types';

/** True for the elements that a guard can hold: scripts and frames. */
export const isHoldable = (element: unknown): element is Held => element instanceof HTMLScriptElement || element instanceof HTMLIFrameElement;

/** Creates a guard that does not watch anything yet. */
export function createGuard(): Guard {
  const released = new WeakSet<Element>();
  return {
    released,
    keep(element, address) {
      const { consent, cookieyes = '' } = element.dataset;
      const needed = released.has(element) ? '' : lacking(`${address}`, consent ?? cookieyes);
      if (!needed) return false;
      element.dataset.consent = needed;
      element.dataset.src = `${address}`;
      return true;
    },
  };
}

/** Inserts an element again, so that a script or frame in the page stops and the watching code finds it. */
export function comeAgain(element: Held): void {
  if (element.isConnected) element.replaceWith(element);
}
