/**
 * Owns the decision to hold a script or frame: it has no address until the visitor agrees to its categories. The
 * consent island starts it then.
 */
import { lacking } from '../consent/providers';
import type { Guard } from './types';

/** Makes the decision. @param released elements that may start */
export const createKeep =
  (released: Guard['released']): Guard['keep'] =>
  (element, address) => {
    const needed = released.has(element) ? '' : lacking(`${address}`, element.dataset);
    if (!needed) return false;
    element.dataset.consent = needed;
    element.dataset.src = `${address}`;
    return true;
  };
