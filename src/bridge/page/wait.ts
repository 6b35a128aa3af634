/** Owns waiting for a time. */
import type { Clock } from './clock';

/** Resolves after a number of milliseconds. */
export const wait = ({ after }: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void after(milliseconds, resolve));
