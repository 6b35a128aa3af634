/**
 * Owns noticing globals that come after the code that asks for them: optimisers hold scripts back, inline ones too, and
 * put them into another order. Nothing polls. The page is asked again when a script has come, when the page has been
 * read or loaded, and at a touch.
 */

/** One question for each wait. */
const waiting = new Set<() => void>();

/** Asks again for every global that somebody waits for. Call it when the page has changed. */
export function lookForGlobals(): void {
  for (const look of waiting) look();
}

// A script's load event can only be captured, and the window gets its own alone.
for (const type of ['load', 'DOMContentLoaded', 'pointerdown', 'keydown'])
  document.addEventListener(type, lookForGlobals, true);
addEventListener('load', lookForGlobals);

/**
 * Runs once the page has a global: now, or when a script brings it; never on a page without it.
 * @param isThere says whether it has come; asked often
 * @param isUsable what the page says without it will do until then: runs now in any case, and once more when it comes
 * @returns ends the wait
 */
export function whenGlobal(isThere: () => unknown, run: () => void, isUsable?: boolean): () => void {
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
