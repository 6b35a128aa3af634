/** Waits for what a test has begun. */
import { vi } from 'vitest';

/**
 * Lets everything that waits for no more than promises, and what React renders then, come to its end. React has its
 * turn in an immediate, which a busy machine takes after a timeout.
 */
export const settle = (): Promise<void> =>
  new Promise((resolve) => setTimeout(() => setImmediate(() => setTimeout(resolve))));

/** Until `check` throws no more: for what fetches code first, which takes a busy machine a while. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000 });
