/** Owns the state of a variation form: the result of the choice, and when a variation counts as shown. */
import type { Variation } from '../../src/rules/variation';
import { progressOf } from './choice.rules';
import type { Chosen } from './contract';
import type { KnownVariations } from './page/knownVariations';

/** Milliseconds between a match and its announcement (contract of WooCommerce). */
const SHOW_DELAY = 300;

export type VariationState =
  /**
   * `nothing` and `incomplete`: some attributes are not chosen; `failed`: the call failed; `none`: there is no such
   * variation.
   */
  | { kind: 'nothing' | 'incomplete' | 'loading' | 'failed' | 'none'; variation?: undefined }
  | { kind: 'found' | 'shown'; variation: Variation };

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
}

export interface StoreParts {
  names: readonly string[];
  /** The variations and refusals that the page knows without a call. */
  known: KnownVariations;
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

/** The result of the latest choice. */
interface Result {
  $state: Pick<Cell<VariationState>, 'get'>;
  /** Drops the pending announcement and call. */
  drop(): void;
  /** Sets a state without a variation. */
  become(kind: Exclude<VariationState['kind'], 'found' | 'shown'>): void;
  /** Sets the state to a variation, which counts as shown after a moment; without one to `none`. */
  conclude(variation?: Variation): void;
}

function createResult({ ask, after, onState }: StoreParts): Result {
  const $state = createCell<VariationState>({ kind: 'nothing' }, onState);
  let stopTimer = () => {};
  const drop = () => {
    stopTimer();
    if ($state.get().kind === 'loading') ask();
  };
  return {
    $state,
    drop,
    become: (kind) => $state.set({ kind }),
    conclude(variation) {
      if (!variation) return $state.set({ kind: 'none' });
      drop();
      stopTimer = after(SHOW_DELAY, () => $state.set({ kind: 'shown', variation }));
      $state.set({ kind: 'found', variation });
    },
  };
}

/** Asks the server for the variation of a choice. */
async function askServer(chosen: Chosen, { known, ask, onFailure }: StoreParts, result: Result): Promise<void> {
  result.become('loading');
  let variation: Variation | undefined;
  try {
    variation = await ask(chosen);
  } catch (cause) {
    result.become('failed');
    return onFailure(cause);
  }
  if (!variation) known.refuse(chosen);
  result.conclude(variation);
}

/** Creates the store of one form. */
export function createVariationStore(parts: StoreParts): VariationStore {
  const { names, known } = parts;
  const $chosen = createCell<Chosen>({});
  const result = createResult(parts);
  const { $state, drop } = result;

  const choose = (chosen: Chosen) => {
    drop();
    $chosen.set(chosen);
    const progress = progressOf(names, chosen);
    if (progress !== 'whole') result.become(progress);
    else if (known.asksServer()) void askServer(chosen, parts, result);
    else result.conclude(known.match(chosen));
  };
  const cancel = () => {
    drop();
    result.become('incomplete');
  };
  return { $chosen, $state, choose, find: result.conclude, reset: () => choose({}), cancel, stop: drop };
}
