/** How much more a page may hold after a long visit than before. Pure. */
import type { Measured } from './shopper';

/** They do not grow with the steps, so that what each step leaves shows. The heap's is for code that the engine compiles meanwhile. */
const BOUNDS: Measured = { heap: 1_500_000, nodes: 400, listeners: 210, timers: 4, storage: 6000, views: 6 };

/** React listens to so many events at most for each view. Views that come later than the first measurement come once. */
const LISTENERS_OF_VIEW = 150;

const KINDS = Object.keys(BOUNDS) as (keyof Measured)[];

const allowed = (kind: keyof Measured, { views }: Measured) => BOUNDS[kind] + (kind === 'listeners' ? Math.max(0, views) * LISTENERS_OF_VIEW : 0);

export const grownBetween = (before: Measured, after: Measured): Measured =>
  Object.fromEntries(KINDS.map((kind) => [kind, after[kind] - before[kind]])) as unknown as Measured;

/** In words, what has grown by more than it may. */
export const tooMuch = (grown: Measured): string[] =>
  KINDS.filter((kind) => grown[kind] > allowed(kind, grown)).map((kind) => `${kind}: ${grown[kind]} more, where ${allowed(kind, grown)} are allowed`);
