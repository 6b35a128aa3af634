/**
 * Owns the wait for a page that is being left. WebKit breaks off what such a page loads, and refuses what it asks for from
 * then on, seconds before the next page is there; only what may outlive the page goes on.
 */
import { clock, wait } from './clock';

/** Milliseconds between two looks: a download, or a link that was stopped, leaves the page where it is. */
const POLL = 250;

/** It needs no network. */
const NOTHING = 'data:,';

/** Resolves once the page stays, which is at once nearly always; never while it is being left: what failed then has not failed. */
export const whenStaying = async (): Promise<unknown> =>
  fetch(NOTHING).catch(() =>
    fetch(NOTHING, { keepalive: true }).then(
      () => wait(clock, POLL).then(whenStaying),
      // A policy that forbids such an address refuses both.
      () => {},
    ),
  );

/** Runs each time the page is being left, whether it may come back or not. */
export const onLeave = (run: () => void): void => addEventListener('pagehide', run);
