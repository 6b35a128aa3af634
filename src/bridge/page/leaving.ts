/**
 * Owns the question whether the shopper is leaving the page. WebKit then aborts the page's requests and refuses new
 * ones, seconds before the next page is there; only requests that may outlive the page continue.
 */
import { clock } from './clock';
import { wait } from './wait';

/** Milliseconds between two checks. The page may stay after all: the link was a download, or the shopper stopped it. */
const POLL = 250;

/** An address that needs no network, for the check. */
const NOTHING = 'data:,';

/**
 * Resolves when the page stays, nearly always at once. Waits while the shopper leaves the page, because a call that
 * fails then is not a failure.
 */
export const whenStaying = async (): Promise<unknown> =>
  fetch(NOTHING).catch(() =>
    fetch(NOTHING, { keepalive: true }).then(
      () => wait(clock, POLL).then(whenStaying),
      // When a policy forbids this address, both requests fail, and the page counts as staying.
      () => {},
    ),
  );

let leaves = 0;
globalThis.addEventListener?.('pagehide', () => leaves++);

/** How often the shopper has left the page. It may come back from history. */
export const timesLeft = (): number => leaves;

/** Runs each time the shopper leaves the page, whether the page may come back or not. */
export const onLeave = (run: () => void): void => addEventListener('pagehide', run);
