/** How much more a page may hold after a long visit than before. Pure. */
import type { Measured } from './shopper';

/**
 * They do not grow with the steps, so that what each step leaves shows. The heap's is for code that the engine compiles
 * meanwhile.
 */
const BOUNDS: Measured = { heap: 1_500_000, nodes: 400, listeners: 210, timers: 4, storage: 6000, views: 6 };

/**
 * React listens to so many events at most for each view. Views that come later than the first measurement come once.
 */
const LISTENERS_OF_VIEW = 150;

const KINDS = Object.keys(BOUNDS) as (keyof Measured)[];

/**
 * Pages that keep some of the lists which they have shown, for Back and for tabs: that number of nodes goes up and
 * down. The most is `/lists/` with its four tabs opened.
 */
const KEEPS_LISTS = /^`\/(?:games|lists|loops)\//;
const NODES_OF_LISTS = 6070;

function allowed(kind: keyof Measured, { views }: Measured, name: string): number {
  if (kind === 'nodes' && KEEPS_LISTS.test(name)) return NODES_OF_LISTS + BOUNDS.nodes;
  return BOUNDS[kind] + (kind === 'listeners' ? Math.max(0, views) * LISTENERS_OF_VIEW : 0);
}

export const grownBetween = (before: Measured, after: Measured): Measured =>
  Object.fromEntries(KINDS.map((kind) => [kind, after[kind] - before[kind]])) as unknown as Measured;

/** In words, what has grown by more than it may. @param name the row's */
export const tooMuch = (grown: Measured, name = ''): string[] =>
  KINDS.filter((kind) => grown[kind] > allowed(kind, grown, name)).map(
    (kind) => `${kind}: ${grown[kind]} more, where ${allowed(kind, grown, name)} are allowed`,
  );
