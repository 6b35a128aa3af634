/**
 * Owns the order of everything that changes the cart: one request at a time, first come, first served, across tabs
 * and copies of the library where the browser has Web Locks.
 */
import { sharedStore } from '../bridge/page/shared';
import { createTurns } from './turns';

const LOCK = 'shop-islands:cart';

/** How long another tab is waited for, in milliseconds; it may be frozen with the lock in its hand. */
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

/** Runs `work` when all earlier work is done, whether that failed or not. Settles as `work` does. */
export const enqueue = <T>(work: () => Promise<T>): Promise<T> => sharedStore('cartQueue', createTurns)(() => alone(work));
