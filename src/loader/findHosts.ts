/** Owns asking the core chunk's finder, which may still be on its way. */
import { isYielding } from './original';
import { setStatus } from './status';
import type { Core, Finder, Kind } from './types';

/** Resolves with nothing when the core chunk could not be had. */
export type Find = <Result>(use: (finder: Finder) => Result | Promise<Result>) => Promise<Result | undefined>;

/** Creates the finder once its code is there. @param kinds the registry; it may grow later */
export function createFind(kinds: readonly Kind[], core: Promise<Core>): Find {
  const finder = core.then(({ createFinder }) => createFinder(kinds, { isYielding, setStatus }));
  // Without it nothing is found. A kind that is asked to load reports why.
  finder.catch(() => kinds[0]?.load());
  return (use) => finder.then(use, () => undefined);
}
