/** Owns the consequences of a choice: what the shopper can still choose, and the matching variation. */
import { createLatest } from '../../src/api/latest';
import { jQueryData } from '../../src/bridge/jquery/events';
import type { Clock } from '../../src/bridge/page/clock';
import { emit } from '../../src/bridge/page/islands';
import type { CallError } from '../../src/rules/callError';
import type { Variation } from '../../src/rules/variation';
import { say } from '../../src/texts/say';
import { couldNotFindVariation, tryAgain } from '../../src/texts/table';
import { notify } from '../../src/ui/notify';
import type { getVariation } from './api';
import type { Chosen } from './contract';
import { setNoMatch } from './details';
import type { createDisplay } from './display';
import type { createOptions } from './options';
import { readChosen } from './read';
import { createVariationStore, type VariationState } from './store';
import type { createTeller } from './teller';

export interface ChoiceParts {
  form: HTMLElement;
  selects: HTMLSelectElement[];
  /** Names of the attributes' fields, in order. */
  names: readonly string[];
  productId: string;
  /** The product's variations; null when the server has to find the variation for each choice. */
  variations: readonly Variation[] | null;
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
  /** Other scripts are told from now on. */
  begin(): void;
  /**
   * Finds the variation of the choice.
   * @param spared the select that the shopper has just set; if the values do not fit, another select is cleared
   * @param given a choice from another script, in place of the selects' values
   */
  check(spared?: Element, given?: Chosen): void;
  /** Removes the options that no longer fit, and tells other scripts. */
  narrowAndTell(spared?: Element): void;
}

/** Makes the function that asks the server for the variation of a choice, with the data that plugins have put on the form. */
const createAsk = ({ form, productId, getVariation }: ChoiceParts) =>
  createLatest(async (signal: AbortSignal, chosen?: Chosen) => {
    if (!chosen) return undefined;
    const { custom_data = form.dataset.custom_data } = jQueryData(form) as { custom_data?: string };
    return getVariation({ ...chosen, product_id: productId, ...(custom_data && { custom_data }) }, { signal });
  });

/** Creates the choice of one form. */
export function createChoice(parts: ChoiceParts): Choice {
  const { form, selects, names, variations, options, teller, display, clock } = parts;
  const read = () => readChosen(selects);
  const isWhole = (chosen: Chosen) => names.every((name) => chosen[name]);

  const onFailure = (error: unknown) => {
    notify({ kind: 'error', text: say(couldNotFindVariation), action: { label: say(tryAgain), run: () => check() } });
    emit('variation:error', { error: error as CallError }, form);
  };
  const explain = () => {
    if (store.asksServer() && options.explain(store.$chosen.get(), store.isImpossible)) teller.narrowed();
  };
  const onState = (state: VariationState) => {
    display.show(state, () => store.$state.get() !== state);
    if (state.kind !== 'none') return;
    explain();
    setNoMatch(form, true);
  };
  const store = createVariationStore({ names, variations, ask: createAsk(parts), after: clock.after, onState, onFailure });

  const narrow = (spared?: Element) => {
    for (;;) {
      const wrong = options.narrow(store.remaining(read()) ?? [], spared);
      if (!wrong) return;
      options.clear(wrong);
      // The listeners of this `change` check the choice again.
      if (!teller.isQuiet) return teller.fire([wrong]);
    }
  };
  const narrowAndTell = (spared?: Element) => {
    teller.tell('update_variation_values');
    narrow(spared);
    teller.announce('narrowed');
  };

  const check = (spared?: Element, given?: Chosen) => {
    const chosen = given ?? read();
    display.showResetLink(names.some((name) => chosen[name]));
    const asks = store.asksServer();
    if (!asks) narrowAndTell(spared);
    else if (!isWhole(chosen)) teller.tell('update_variation_values');
    // Asks the server only when other scripts can hear the answer.
    if (!teller.isQuiet) store.choose(chosen);
    else store.choose(asks ? {} : read());
    explain();
    teller.tell('check_variations');
  };

  const begin = () => {
    teller.isQuiet = false;
  };
  return { store, read, isWhole, begin, check, narrowAndTell };
}
