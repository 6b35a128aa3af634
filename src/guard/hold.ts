/** Owns what is held: a script or frame has no address until its categories are agreed to. Starting it then is the consent island's work. */
import { lacking } from './page';
import type { Guard, Held } from './types';

export const isHoldable = (element: unknown): element is Held => element instanceof HTMLScriptElement || element instanceof HTMLIFrameElement;

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

/** What is in the page already stops, and is found, when it comes in again. */
export function comeAgain(element: Held): void {
  if (element.isConnected) element.replaceWith(element);
}
