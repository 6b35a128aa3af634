/** Owns the state of a variation form: the result of the choice, and when a variation counts as shown. */
import type { Variation } from '../../src/rules/variation';
import type { Chosen } from './contract';
import { createTable, matchVariation, type Remaining, remainingValues } from './rules';

/** Milliseconds between a match and its announcement (contract of WooCommerce). */
const SHOW_DELAY = 300;

export type VariationState =
  /** `nothing` and `incomplete`: some attributes are not chosen; `failed`: the call failed; `none`: there is no such variation. */
  { kind: 'nothing' | 'incomplete' | 'loading' | 'failed' | 'none'; variation?: undefined } | { kind: 'found' | 'shown'; variation: Variation };

/** Like a nanostore's atom, but it notifies at once, even during another notification. */
interface Cell<T> {
  get(): T;
  set(value: T): void;
}

export interface VariationStore {
  $chosen: Pick<Cell<Chosen>, 'get'>;
  $state: Pick<Cell<VariationState>, 'get'>;
  /** Finds the result of a choice. Calls `onState` even when the result is the same as before. */
  choose(chosen: Chosen): void;
  /** Takes a variation that another script gives. */
  find(variation: Variation): void;
  /** Sets the state to `nothing`. */
  reset(): void;
  /** Drops a found variation that is not shown yet, and the call that is under way. */
  cancel(): void;
  /** Stops all notifications. */
  stop(): void;
  /** Replaces the variations; null makes the store ask the server from now on. */
  replace(variations: readonly Variation[] | null): void;
  /** True when only the server can find the variation. */
  asksServer(): boolean;
  /** For each attribute, the values that fit the choice of the others; undefined when only the server knows. */
  remaining(chosen: Chosen): Remaining[] | undefined;
  /** True for a complete choice for which the server has no variation. */
  isImpossible(chosen: Chosen): boolean;
}

export interface StoreParts {
  names: readonly string[];
  variations: readonly Variation[] | null;
  /** Asks the server. A later call drops an earlier answer; a call without a choice only drops it. */
  ask(chosen?: Chosen): Promise<Variation | undefined>;
  after(milliseconds: number, run: () => void): () => void;
  onState(state: VariationState): void;
  onFailure(cause: unknown): void;
}

function createCell<T>(value: T, onSet?: (value: T) => void): Cell<T> {
  return {
    get: () => value,
    set(next) {
      value = next;
      onSet?.(next);
    },
  };
}

/** Creates the store of one form. */
export function createVariationStore({ names, variations, ask, after, onState, onFailure }: StoreParts): VariationStore {
  const $chosen = createCell<Chosen>({});
  const $state = createCell<VariationState>({ kind: 'nothing' }, onState);
  const impossible = new Set<string>();
  const keyOf = (chosen: Chosen) => JSON.stringify(names.map((name) => chosen[name]));
  const tableOf = (list: readonly Variation[] | null) => list && createTable(list, names);
  let table = tableOf(variations);
  let stopTimer = () => {};

  /** Drops the pending announcement and call. */
  const drop = () => {
    stopTimer();
    if ($state.get().kind === 'loading') ask();
  };

  const find = (variation: Variation) => {
    drop();
    stopTimer = after(SHOW_DELAY, () => $state.set({ kind: 'shown', variation }));
    $state.set({ kind: 'found', variation });
  };

  const fetchVariation = async (chosen: Chosen) => {
    $state.set({ kind: 'loading' });
    let variation: Variation | undefined;
    try {
      variation = await ask(chosen);
    } catch (cause) {
      $state.set({ kind: 'failed' });
      return onFailure(cause);
    }
    if (variation) return find(variation);
    impossible.add(keyOf(chosen));
    $state.set({ kind: 'none' });
  };

  const choose = (chosen: Chosen) => {
    drop();
    $chosen.set(chosen);
    const count = names.filter((name) => chosen[name]).length;
    if (!count || count < names.length) return $state.set({ kind: count ? 'incomplete' : 'nothing' });
    if (!table) return void fetchVariation(chosen);
    const variation = matchVariation(table, chosen);
    if (variation) find(variation);
    else $state.set({ kind: 'none' });
  };

  return {
    $chosen,
    $state,
    choose,
    find,
    reset: () => choose({}),
    cancel() {
      drop();
      $state.set({ kind: 'incomplete' });
    },
    stop: drop,
    replace(list) {
      table = tableOf(list);
      impossible.clear();
    },
    asksServer: () => !table,
    remaining: (chosen) => (table ? remainingValues(table, chosen) : undefined),
    isImpossible: (chosen) => impossible.has(keyOf(chosen)),
  };
}
