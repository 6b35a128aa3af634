/** Owns the return to a list that had grown: it brings back the earlier pages and the shopper's place. */
import { isReloaded } from '../../bridge/page/visit';
import type { KeptPlace } from '../../rules/keptPages';
import { type GrownList, keptHere, pagesBefore, watchPlace } from './grownList';
import { goToPlace } from './listPlace';

export interface ListReturn {
  /** True when no page is missing, or when the address now names other ones. */
  isDone(): boolean;
  /** Adds the missing pages one after the other. Rejects as `bring` does; another call goes on from there. */
  run(): Promise<void>;
}

/** Events that show that the shopper looks for something else. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Returns a function that goes to a place and stays there until the shopper moves elsewhere. While the page loads, the
 * browser itself may scroll to a place that it knows from the page without its list.
 */
function holdPlace(list: GrownList, place: KeptPlace | undefined): () => void {
  if (!place) return () => {};
  const moved = new AbortController();
  const go = () => goToPlace(list, place);
  // Content that comes into sight may have another height than the browser has assumed, and pictures and fonts may load
  // even later.
  const sizes = new ResizeObserver(go);
  moved.signal.addEventListener('abort', () => sizes.disconnect());
  for (const type of MOVES)
    addEventListener(type, () => moved.abort(), { capture: true, passive: true, signal: moved.signal });
  if (document.readyState !== 'complete')
    addEventListener('load', () => requestAnimationFrame(go), { once: true, signal: moved.signal });
  return () => {
    if (moved.signal.aborted) return;
    go();
    for (const element of [
      document.body,
      ...list
        .items()
        .slice(-1)
        .map(({ parentElement }) => parentElement),
    ])
      if (element) sizes.observe(element);
  };
}

/**
 * Create it when the list shows the page that the address names.
 * @param bring adds a page before the list's items; resolves with false if that is no longer wanted
 */
export function createListReturn(list: GrownList, bring: (address: string) => Promise<boolean>): ListReturn {
  const missing = pagesBefore(list);
  const isDone = () => !missing.length || !keptHere(list);
  if (isDone()) return { isDone, run: async () => {} };
  watchPlace(list);
  // After a reload, the place that the browser restores is newer than the last followed link.
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
