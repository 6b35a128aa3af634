/** Owns the consequences of a choice: the options that the shopper can still choose, and the matching variation. */
import { createLatest } from '../../../src/api/latest';
import { jQueryData } from '../../../src/bridge/jquery/events';
import type { Clock } from '../../../src/bridge/page/clock';
import { emit } from '../../../src/bridge/page/islands';
import type { CallError } from '../../../src/rules/callError';
import type { Variation } from '../../../src/rules/variation';
import { say } from '../../../src/texts/say';
import { couldNotFindVariation, tryAgain } from '../../../src/texts/table';
import { notify } from '../../../src/ui/messages/notify';
import type { getVariation } from '../api';
import { progressOf } from '../choice.rules';
import type { Chosen } from '../contract';
import { readChosen } from '../read';
import { createVariationStore, type VariationState } from '../store';
import { sayNoMatch } from './details';
import type { createDisplay } from './display';
import type { KnownVariations } from './knownVariations';
import type { createOptions } from './options';
import type { createTeller } from './teller';

export interface ChoiceParts {
  form: HTMLElement;
  selects: HTMLSelectElement[];
  /** Names of the attributes' fields, in order. */
  names: readonly string[];
  productId: string;
  /** The product's variations; null when the server has to find the variation for each choice. */
  variations: readonly Variation[] | null;
  known: KnownVariations;
  options: ReturnType<typeof createOptions>;
  teller: ReturnType<typeof createTeller>;
  display: ReturnType<typeof createDisplay>;
  clock: Clock;
  getVariation: typeof getVariation;
}

export interface Choice {
  store: ReturnType<typeof createVariationStore>;
  /** The values of the selects. */
  read(): Chosen;
  isWhole(chosen: Chosen): boolean;
  /** Turns on the events for other scripts. */
  begin(): void;
  /**
   * Finds the variation of the choice.
   * @param spared the select that the shopper has just set; if the values do not fit, another select is cleared
   * @param given a choice from another script, in place of the selects' values
   */
  check(spared?: Element, given?: Chosen): void;
  /** Removes the options that no longer fit, and tells other scripts. */
  narrowAndTell(spared?: Element): void;
  /** Stops all results, and removes the message about a failed call. */
  stop(): void;
}

/**
 * Makes the function that asks the server for the variation of a choice, with the data that plugins have put on the
 * form.
 */
const createAsk = ({ form, productId, getVariation }: ChoiceParts) =>
  createLatest(async (signal: AbortSignal, chosen?: Chosen) => {
    if (!chosen) return undefined;
    const { custom_data = form.dataset.custom_data } = jQueryData(form) as { custom_data?: string };
    return getVariation({ ...chosen, product_id: productId, ...(custom_data && { custom_data }) }, { signal });
  });

/** Tells the shopper that the call failed, and offers to repeat it. @param until ends the message */
function tellFailure(form: Element, error: unknown, until: AbortSignal, retry: () => void): void {
  notify({
    kind: 'error',
    text: say(couldNotFindVariation),
    action: { label: say(tryAgain), run: retry, about: form },
    until,
  });
  emit('variation:error', { error: error as CallError }, form);
}

/** Marks the options that the server has refused together with the other choices. */
function explain({ known, options, teller }: ChoiceParts, { store }: Choice): void {
  if (known.asksServer() && options.explain(store.$chosen.get(), known.isImpossible)) teller.narrowed();
}

/** Shows a result. If there is no such variation, the options and a notice say so. */
function showState(parts: ChoiceParts, choice: Choice, state: VariationState): void {
  parts.display.show(state, () => choice.store.$state.get() !== state);
  if (state.kind !== 'none') return;
  explain(parts, choice);
  sayNoMatch(parts.form);
}

/** Removes the options that do not fit, and clears one select after another until all values fit. */
function narrow({ known, options, teller }: ChoiceParts, { read }: Choice, spared?: Element): void {
  for (;;) {
    const wrong = options.narrow(known.remaining(read()) ?? [], spared);
    if (!wrong) return;
    options.clear(wrong);
    // The listeners of this `change` check the choice again.
    if (!teller.isQuiet) return teller.fire([wrong]);
  }
}

function narrowAndTell(parts: ChoiceParts, choice: Choice, spared?: Element): void {
  parts.teller.tell('update_variation_values');
  narrow(parts, choice, spared);
  parts.teller.announce('narrowed');
}

function check(parts: ChoiceParts, choice: Choice, spared?: Element, given?: Chosen): void {
  const { names, known, teller, display } = parts;
  const { store, read } = choice;
  const chosen = given ?? read();
  const progress = progressOf(names, chosen);
  display.showResetLink(progress !== 'nothing');
  const asks = known.asksServer();
  if (!asks) narrowAndTell(parts, choice, spared);
  else if (progress !== 'whole') teller.tell('update_variation_values');
  // Asks the server only when other scripts can hear the answer.
  if (!teller.isQuiet) store.choose(chosen);
  else store.choose(asks ? {} : read());
  explain(parts, choice);
  teller.tell('check_variations');
}

/** Creates the choice of one form. */
export function createChoice(parts: ChoiceParts): Choice {
  const { form, selects, names, known, teller, clock } = parts;
  let failure = new AbortController();
  /** Removes the message about a failed call, because it holds only as long as that is the result. */
  const forgetFailure = () => {
    failure.abort();
    failure = new AbortController();
  };
  const choice: Choice = {
    store: createVariationStore({
      names,
      known,
      ask: createAsk(parts),
      after: clock.after,
      onState(state) {
        forgetFailure();
        showState(parts, choice, state);
      },
      onFailure: (error) => tellFailure(form, error, failure.signal, () => check(parts, choice)),
    }),
    read: () => readChosen(selects),
    isWhole: (chosen) => progressOf(names, chosen) === 'whole',
    begin() {
      teller.isQuiet = false;
    },
    check: (spared, given) => check(parts, choice, spared, given),
    narrowAndTell: (spared) => narrowAndTell(parts, choice, spared),
    stop() {
      forgetFailure();
      choice.store.stop();
    },
  };
  return choice;
}
