/** Owns the wait for a jQuery that a script brings later: its bridge is fetched then. */
import { ownFunction } from '../../dom/ownGlobal';
import { jQueryBridge } from './jquery';

/** Fetches the bridge when a script brings jQuery later. Where jQuery is there at the start, the loader does. */
export function awaitJQuery(): void {
  // A script's load event does not bubble, but it can be captured: on the document, for it never gets to the window.
  document.addEventListener('load', () => !jQueryBridge() && ownFunction('jQuery') && import('./bridge'), true);
}
