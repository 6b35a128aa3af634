/**
 * Owns how long a view waits while its store drives the server's nodes: until the loaded page is idle, or a hand comes
 * near.
 */
import { ownFunction } from '../../dom/ownGlobal';
import type { Cleanup, Watched } from '../../island/types';
import { type Means, viewTime } from '../../rules/viewTime';
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

/** Settles when the page has loaded and is idle: views that wait for it come together. */
let rest: Promise<void> | undefined;

const pageRests = (): Promise<void> => pageLoaded().then(() => new Promise(whenIdle));

/** Calls `run` once, when a view may take over at `host`. Returns how to stop waiting. */
export function whenTimely(host: Element, run: () => void): Cleanup {
  if (viewTime(navigator as Means) === 'hand') return onceNear(host, run);
  let isStopped = false;
  rest ??= pageRests();
  void rest.then(() => isStopped || run());
  return () => {
    isStopped = true;
  };
}

/** What a view has to show: nothing, what the store can show without it, or what the view alone can show. */
export type Need = boolean | 'now';

/**
 * Turns true when a view takes over from the server's nodes: at once for what only the view can show (`now`), else when
 * the page has loaded and is idle. With Save-Data, on a slow line and on a small device it waits for a hand near `host`
 * instead.
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
        stopWaiting = is === true ? whenTimely(host, () => tell(true)) : () => {};
        if (is !== true) tell(!!is);
      });
      return () => {
        stop();
        stopWaiting();
      };
    },
  };
}
