/** Owns the wait for a jQuery that a script brings later: the bridge is loaded then. */
import { ownFunction } from '../../dom/ownGlobal';
import { jQueryBridge } from './jquery';

/** Loads the bridge when a script brings jQuery later. If jQuery is there at the start, the loader loads the bridge. */
export function awaitJQuery(): void {
  // A script's load event does not bubble, and the window never gets it. The document can capture it.
  document.addEventListener('load', () => !jQueryBridge() && ownFunction('jQuery') && import('./bridge'), true);
}
