/** Owns what several chunks share, or several copies of the library: one value per name on the page, whoever made it first. */
import { shopIslands } from './islands';

export function sharedStore<T>(name: string, create: () => T): T {
  const { stores } = shopIslands();
  return (stores[name] ??= create()) as T;
}
