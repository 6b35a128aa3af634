/** Owns the return to a list that had grown: its earlier pages come back, and the shopper to the place that was left. */
import { isReloaded } from '../bridge/page/visit';
import type { KeptPlace } from '../rules/keptPages';
import { type GrownList, keptHere, pagesBefore, watchPlace } from './grownList';
import { goToPlace } from './listPlace';

export interface ListReturn {
  /** True where no page is missing, or the address has come to name other ones. */
  isDone(): boolean;
  /** Brings the missing pages, one after the other. Rejects with what `bring` does; then it goes on from there when it is called again. */
  run(): Promise<void>;
}

/** What a shopper does to see something else. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Gives how to go to a place, until the shopper goes elsewhere. The browser, which knows the page without its list, may go there until it has loaded. */
function holdPlace(list: GrownList, place: KeptPlace | undefined): () => void {
  if (!place) return () => {};
  const moved = new AbortController();
  const go = () => void (moved.signal.aborted || goToPlace(list, place));
  for (const type of MOVES) addEventListener(type, () => moved.abort(), { capture: true, passive: true, signal: moved.signal });
  if (document.readyState !== 'complete') addEventListener('load', () => requestAnimationFrame(go), { once: true, signal: moved.signal });
  return () => {
    go();
    // Items that come into sight may be higher than they were thought to be.
    requestAnimationFrame(go);
  };
}

/**
 * To be made once the list shows the page that the address names.
 * @param bring puts a page before the list's items; false where it was not to be any more
 */
export function createListReturn(list: GrownList, bring: (address: string) => Promise<boolean>): ListReturn {
  const missing = pagesBefore(list);
  const isDone = () => !missing.length || !keptHere(list);
  if (isDone()) return { isDone, run: async () => {} };
  watchPlace(list);
  // After a reload the browser's own place is newer than the last link that was followed.
  const settle = holdPlace(list, isReloaded() ? undefined : keptHere(list)?.place);
  return {
    isDone,
    async run() {
      while (!isDone()) {
        if (!(await bring(missing[0] as string))) missing.length = 0;
        missing.shift();
        settle();
      }
    },
  };
}
