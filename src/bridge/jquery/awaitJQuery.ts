/** Owns the wait for a jQuery that a script brings later: the bridge is loaded then. */
import { ownFunction } from '../../dom/ownGlobal';
import { whenGlobal } from '../page/lateGlobals';

/**
 * Loads the bridge when the page has jQuery. If jQuery is there at the start, the loader also loads the bridge,
 * together with the first island that needs it.
 */
export function awaitJQuery(): void {
  whenGlobal(
    () => ownFunction('jQuery'),
    () => void import('./bridge'),
  );
}
