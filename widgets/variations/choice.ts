/** Owns what follows from a choice: what can still be chosen, and the variation that it comes to. */
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
  /** Fields of the attributes, in order. */
  names: readonly string[];
  productId: string;
  /** null where the server is asked for each choice. */
  variations: readonly Variation[] | null;
  options: ReturnType<typeof createOptions>;
  teller: ReturnType<typeof createTeller>;
  display: ReturnType<typeof createDisplay>;
  clock: Clock;
  getVariation: typeof getVariation;
}

export interface Choice {
  store: ReturnType<typeof createVariationStore>;
  /** What the selects say. */
  read(): Chosen;
  isWhole(chosen: Chosen): boolean;
  /** From now on other scripts hear what happens. */
  begin(): void;
  /**
   * Finds what the choice comes to.
   * @param spared the select that the shopper has just set: others give way to it
   * @param given a choice that another script wants to be looked at
   */
  check(spared?: Element, given?: Chosen): void;
  /** Takes away what can no longer be chosen, and tells of it. */
  narrowAndTell(spared?: Element): void;
}

/** Asks the server what a choice comes to, with what plugins have put at the form. */
const createAsk = ({ form, productId, getVariation }: ChoiceParts) =>
  createLatest(async (signal: AbortSignal, chosen?: Chosen) => {
    if (!chosen) return undefined;
    const { custom_data = form.dataset.custom_data } = jQueryData(form) as { custom_data?: string };
    return getVariation({ ...chosen, product_id: productId, ...(custom_data && { custom_data }) }, { signal });
  });

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
      // Who hears of the change goes on from there.
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
    // The server is asked when other scripts can hear the answer.
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
