/**
 * Owns noticing globals that come after the code that asks for them: optimisers hold scripts back, inline ones too, and
 * put them into another order. Nothing polls. The page is asked again when a script has come, when the page has been
 * read or loaded, and at a touch.
 */

/** One function for each wait; it looks for the global and ends the wait when the global is there. */
const waiting = new Set<() => void>();

/** Asks again for every global that somebody waits for. Call it when the page has changed. */
export function lookForGlobals(): void {
  for (const look of waiting) look();
}

/**
 * Runs once the page has a global: now, or when a script brings it; never on a page without it.
 * @param isThere returns a true value once the global has come; called often
 * @param isUsable true when `run` can do without the global: it then runs now in any case, and once more when the
 * global comes
 * @returns a function that ends the wait
 */
export function whenGlobal(isThere: () => unknown, run: () => void, isUsable?: boolean): () => void {
  // Adding a listener again changes nothing, and at import nothing may run: servers import this file too. A script's
  // load event does not bubble, so the document captures it. The page's own load event reaches the window alone.
  for (const type of ['load', 'DOMContentLoaded', 'pointerdown', 'keydown'])
    document.addEventListener(type, lookForGlobals, true);
  addEventListener('load', lookForGlobals);
  const end = () => void waiting.delete(look);
  const look = () => {
    if (!isThere()) return;
    end();
    run();
  };
  if (isUsable && !isThere()) run();
  waiting.add(look);
  look();
  return end;
}
