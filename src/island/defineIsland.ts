/** Owns the shape of an island's definition. */
import type { EnhanceIsland, ViewIsland } from './types';

/**
 * Defines an island. It gives back what it is given: plain data, typed. All may have `start` and `onIntent`.
 *
 * Mode `enhance` has `adopt`, and no React.
 */
export function defineIsland(island: EnhanceIsland): EnhanceIsland;
/**
 * Modes `beside` and `replace` have `read`, `View` and, if they keep state, `createStore`. The shop's React shows the
 * view. Where a page has no shop's islands, take `defineIsland` of `shop-islands/react`: otherwise nothing mounts the
 * view, and the island fails ("Mounting failed").
 */
export function defineIsland<Props, Store = undefined>(island: ViewIsland<Props, Store>): ViewIsland<Props, Store>;
/** Nothing is checked at run time: the types alone refuse a wrong definition. */
export function defineIsland(island: unknown): unknown {
  return island;
}
