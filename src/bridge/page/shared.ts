/** Owns values that several chunks or several copies of the library share: one value per name and page. */
import { shopIslands } from './islands';

/** The page's value of a name. The first call creates it. */
export function sharedStore<T>(name: string, create: () => T): T {
  // Most of these values are internal to the library: the documentation does not offer them to themes.
  const stores = shopIslands().stores as Record<string, unknown>;
  return (stores[name] ??= create()) as T;
}
