/**
 * Owns the waits of views: a view whose store drives the server's nodes meanwhile comes with a hand, and code that
 * another script waits for comes when the page is idle.
 */
import { ownFunction } from '../../dom/ownGlobal';
import type { Watched } from '../../island/types';
import { onceNear } from '../presses/hand';

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
  new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve, { once: true }),
  );

/** Settles when the page has loaded and is idle. */
export const pageRests = (): Promise<void> => pageLoaded().then(() => new Promise(whenIdle));

/** What a view has to show: nothing, what the store can show without it, or what the view alone can show. */
export type Need = boolean | 'now';

/**
 * Turns true when a view takes over from the server's nodes: at once for what only the view can show (`now`), else when
 * a hand comes near `host`.
 */
export function inTime(need: Watched<Need>, host: Element): Watched<boolean> {
  let isDue = false;
  return {
    get: () => isDue,
    subscribe(run) {
      let stopWaiting = () => {};
      const tell = (is: boolean) => {
        isDue = is;
        run(is);
      };
      const stop = need.subscribe((is) => {
        stopWaiting();
        stopWaiting = is === true ? onceNear(host, () => tell(true)) : () => {};
        if (is !== true) tell(!!is);
      });
      return () => {
        stop();
        stopWaiting();
      };
    },
  };
}
