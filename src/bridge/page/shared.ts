/** Owns values that several chunks or several copies of the library share: one value per name and page. */
import { shopIslands } from './islands';

/** The page's value of a name. The first call creates it. */
export function sharedStore<T>(name: string, create: () => T): T {
  const { stores } = shopIslands();
  return (stores[name] ??= create()) as T;
}
