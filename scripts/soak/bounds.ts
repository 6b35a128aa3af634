/** How much more a page may hold after a long visit than before. Pure. */
import type { Measured } from './shopper';

/**
 * The greatest growth of each kind. The bounds do not depend on the number of steps, so that a small leak in each step
 * adds up and shows. The heap's bound leaves room for code that the engine compiles meanwhile.
 */
const BOUNDS: Measured = { heap: 1_500_000, nodes: 400, listeners: 210, timers: 4, storage: 6000, views: 6 };

/**
 * React listens to at most this many events for each view. A view may come after the first measurement, but only once.
 */
const LISTENERS_OF_VIEW = 150;

const KINDS = Object.keys(BOUNDS) as (keyof Measured)[];

/**
 * Pages that keep some of the lists which they have shown, for Back and for tabs: their number of nodes goes up and
 * down. `/lists/` has the most nodes, with its four tabs opened.
 */
const KEEPS_LISTS = /^`\/(?:games|lists|loops)\//;
const NODES_OF_LISTS = 6070;

function allowed(kind: keyof Measured, { views }: Measured, name: string): number {
  if (kind === 'nodes' && KEEPS_LISTS.test(name)) return NODES_OF_LISTS + BOUNDS.nodes;
  return BOUNDS[kind] + (kind === 'listeners' ? Math.max(0, views) * LISTENERS_OF_VIEW : 0);
}

export const grownBetween = (before: Measured, after: Measured): Measured =>
  Object.fromEntries(KINDS.map((kind) => [kind, after[kind] - before[kind]])) as unknown as Measured;

/** Says in words what has grown by more than its bound. @param name of the row */
export const tooMuch = (grown: Measured, name = ''): string[] =>
  KINDS.filter((kind) => grown[kind] > allowed(kind, grown, name)).map(
    (kind) => `${kind}: ${grown[kind]} more, where ${allowed(kind, grown, name)} are allowed`,
  );
