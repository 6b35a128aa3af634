/**
 * Owns the core chunk: it is fetched once, as soon as something on the page needs it, and the finder of islands begins
 * with it.
 */
import { isYielding } from './original';
import { setStatus } from './status';
import type { Core, Finder, Kind } from './types';

/** Resolves with nothing when the core chunk could not be loaded. */
export type Find = <Result>(use: (finder: Finder) => Result | Promise<Result>) => Promise<Result | undefined>;

export interface Waking {
  /** False while no code but the loader's has been needed. */
  isAwake(): boolean;
  /** Resolves with the core chunk. Fetches it, as `ready` and `find` do. */
  core(): Promise<Core>;
  /** Resolves with the core chunk when islands may run. */
  ready(): Promise<Core>;
  /** Asks the finder, which has looked over the whole page before. */
  find: Find;
}

/**
 * Creates the functions that wake the page.
 * @param kinds the registry; it may grow later
 * @param bring fetches the core chunk
 * @param examine runs when the core chunk could not be loaded
 */
export function createWaking(
  kinds: readonly Kind[],
  bring: () => readonly [core: Promise<Core>, ready: Promise<Core>],
  examine: () => unknown,
): Waking {
  let known: { core: Promise<Core>; ready: Promise<Core>; finder: Promise<Finder> } | undefined;

  const wake = () => {
    if (known) return known;
    const [core, ready] = bring();
    const finder = core.then(({ createFinder }) => {
      const made = createFinder(kinds, { isYielding, setStatus });
      made.look(document);
      return made;
    });
    known = { core, ready, finder };
    core.catch(examine);
    // Without the finder no island is found. Loading any kind reports why.
    finder.catch(() => kinds[0]?.load());
    return known;
  };

  return {
    isAwake: () => !!known,
    core: () => wake().core,
    ready: () => wake().ready,
    find: (use) => wake().finder.then(use, () => undefined),
  };
}
