/** Waits until the work that a test has begun is done. */
import { vi } from 'vitest';

/**
 * Waits until everything that waits only for promises is done, and until React has rendered. React renders in an
 * immediate, which on a busy machine may come after a timeout.
 */
export const settle = (): Promise<void> =>
  new Promise((resolve) => setTimeout(() => setImmediate(() => setTimeout(resolve))));

/**
 * Waits until `check` no longer throws. Use it for actions that fetch code first, which takes a while on a busy
 * machine. It looks every 5 ms, because a look costs less than the wait.
 */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000, interval: 5 });
