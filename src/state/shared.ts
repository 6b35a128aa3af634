/** Owns how stores are shared: one per name on the page, whichever copy of the library made it first. */
import { shopIslands } from '../bridge/islands';

export function sharedStore<T>(name: string, create: () => T): T {
  const { stores } = shopIslands();
  return (stores[name] ??= create()) as T;
}
