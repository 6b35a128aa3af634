/**
 * Owns the order of all requests that change the cart: one at a time, first come, first served. In browsers with Web
 * Locks this holds across tabs and copies of the library.
 */
import { sharedStore } from '../bridge/page/shared';
import { createTurns } from './turns';

const LOCK = 'shop-islands:cart';

/** How long this page waits for another tab, in milliseconds. That tab may be frozen while it holds the lock. */
const PATIENCE = 20_000;

async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  let began = false;
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE) }, () => {
      began = true;
      return work();
    });
  } catch (error) {
    if (began) throw error;
    return work();
  }
}

/** Runs `work` when all earlier work is done or has failed. Settles as `work` does. */
export const enqueue = <T>(work: () => Promise<T>): Promise<T> =>
  sharedStore('cartQueue', createTurns)(() => alone(work));
