/**
 * Runs a function now, and whenever a script may have brought a global: one has come, or a touch has released those
 * that an optimiser holds back.
 */
export function whenScriptsCome(run: () => void): void {
  run();
  // A script's load event can only be captured. It comes before jQuery calls anybody who waits for the page.
  for (const type of ['load', 'DOMContentLoaded', 'pointerdown', 'keydown']) document.addEventListener(type, run, true);
}
