/** Owns the wait until the page has loaded and is idle. */
import { ownFunction } from '../dom/ownGlobal';

/** Milliseconds after which a page that is never idle counts as idle. */
const PATIENCE = 5000;

/** Runs in an idle moment. */
function whenIdle(run: () => void): void {
  const ask: Window['requestIdleCallback'] | undefined = ownFunction('requestIdleCallback');
  if (ask) ask(run, { timeout: PATIENCE });
  else setTimeout(run, PATIENCE / 5);
}

/** Settles at the page's `load`, or at once after it. */
export const pageLoaded = (): Promise<unknown> =>
  new Promise((resolve) => (document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve, { once: true })));

/** Settles when the page has loaded and is idle. */
export const pageRests = (): Promise<void> => pageLoaded().then(() => new Promise(whenIdle));
