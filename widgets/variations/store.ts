/** Owns what a choice comes to: the state of a variation form, and when a variation counts as shown. */
import type { Variation } from '../../src/rules/variation';
import type { Chosen } from './contract';
import { createTable, matchVariation, type Remaining, remainingValues } from './rules';

/** Milliseconds between a match and its announcement (contract of WooCommerce). */
const SHOW_DELAY = 300;

export type VariationState =
  /** `nothing` and `incomplete`: not every attribute is chosen; `failed`: the server could not be asked; `none`: there is no such variation. */
  { kind: 'nothing' | 'incomplete' | 'loading' | 'failed' | 'none'; variation?: undefined } | { kind: 'found' | 'shown'; variation: Variation };

/** As a nanostore's: kept here alone, and told at once even while it is being told of. */
interface Cell<T> {
  get(): T;
  set(value: T): void;
}

export interface VariationStore {
  $chosen: Pick<Cell<Chosen>, 'get'>;
  $state: Pick<Cell<VariationState>, 'get'>;
  /** Takes what is chosen, and finds what it comes to; `onState` hears of it even where that is the same as before. */
  choose(chosen: Chosen): void;
  /** Takes a variation that is given. */
  find(variation: Variation): void;
  /** Nothing is chosen. */
  reset(): void;
  /** What was found, or is on its way, counts no more. */
  cancel(): void;
  /** Tells nothing any more. */
  stop(): void;
  /** Takes other variations; null asks the server from now on. */
  replace(variations: readonly Variation[] | null): void;
  /** True where the server has to be asked. */
  asksServer(): boolean;
  /** For each attribute, what fits the others' choice; undefined where only the server knows. */
  remaining(chosen: Chosen): Remaining[] | undefined;
  /** True for a whole choice that the server has said there is nothing for. */
  isImpossible(chosen: Chosen): boolean;
}

export interface StoreParts {
  names: readonly string[];
  variations: readonly Variation[] | null;
  /** Asks the server; a later call drops the answer of an earlier one, and one without a choice only drops. */
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

export function createVariationStore({ names, variations, ask, after, onState, onFailure }: StoreParts): VariationStore {
  const $chosen = createCell<Chosen>({});
  const $state = createCell<VariationState>({ kind: 'nothing' }, onState);
  const impossible = new Set<string>();
  const keyOf = (chosen: Chosen) => JSON.stringify(names.map((name) => chosen[name]));
  const tableOf = (list: readonly Variation[] | null) => list && createTable(list, names);
  let table = tableOf(variations);
  let stopTimer = () => {};

  /** Whatever was on its way has no say any more. */
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
