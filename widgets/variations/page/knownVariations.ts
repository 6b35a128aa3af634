/**
 * Owns what the page knows about a product's variations: the printed list, and the choices that the server has refused.
 */
import type { Variation } from '../../../src/rules/variation';
import type { Chosen } from '../contract';
import { createTable, matchVariation, type Remaining, remainingValues } from '../rules';

export interface KnownVariations {
  /**
   * Replaces the list, and forgets what the server has refused.
   * @param variations null when only the server knows them
   */
  replace(variations: readonly Variation[] | null): void;
  /** True when only the server can find the variation. */
  asksServer(): boolean;
  /** The variation in the list that matches a choice. */
  match(chosen: Chosen): Variation | undefined;
  /** For each attribute, the values that fit the choice of the others; undefined when only the server knows. */
  remaining(chosen: Chosen): Remaining[] | undefined;
  /** Remembers that the server has no variation for a choice. */
  refuse(chosen: Chosen): void;
  /** True for a choice that the server has refused. */
  isImpossible(chosen: Chosen): boolean;
}

/** Creates the knowledge of one form. @param names the attributes, in order */
export function createKnownVariations(
  names: readonly string[],
  variations: readonly Variation[] | null,
): KnownVariations {
  const tableOf = (list: readonly Variation[] | null) => list && createTable(list, names);
  const keyOf = (chosen: Chosen) => JSON.stringify(names.map((name) => chosen[name]));
  const refused = new Set<string>();
  let table = tableOf(variations);
  return {
    replace(list) {
      table = tableOf(list);
      refused.clear();
    },
    asksServer: () => !table,
    match: (chosen) => (table ? matchVariation(table, chosen) : undefined),
    remaining: (chosen) => (table ? remainingValues(table, chosen) : undefined),
    refuse: (chosen) => void refused.add(keyOf(chosen)),
    isImpossible: (chosen) => refused.has(keyOf(chosen)),
  };
}
