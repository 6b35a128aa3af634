/**
 * Owns noticing globals that come after the code that asks for them: optimisers hold scripts back, inline ones too, and put
 * them into another order. Nothing polls. The page is asked again when a script has come, when the page has been read or
 * loaded, and at a touch.
 */

/** One question for each wait. */
const waiting = new Set<() => void>();

/** Asks again for every global that somebody waits for. Call it when the page has changed. */
export function lookForGlobals(): void {
  for (const look of waiting) look();
}

// A script's load event can only be captured, and the window gets its own alone.
for (const type of ['load', 'DOMContentLoaded', 'pointerdown', 'keydown']) document.addEventListener(type, lookForGlobals, true);
addEventListener('load', lookForGlobals);

/**
 * Runs once the page has a global: now, or when a script brings it; never on a page without it.
 * @param isThere says whether it has come; asked often
 * @returns ends the wait
 */
export function whenGlobal(isThere: () => unknown, run: () => void): () => void {
  const look = () => {
    if (!isThere()) return;
    waiting.delete(look);
    run();
  };
  waiting.add(look);
  look();
  return () => void waiting.delete(look);
}

/** Runs with what the page says now, and once more if the global comes later. @returns ends the wait */
export function followGlobal(isThere: () => unknown, run: () => void): () => void {
  if (!isThere()) run();
  return whenGlobal(isThere, run);
}
