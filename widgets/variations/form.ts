/** Runs one variation form: what is chosen goes to the store, and what comes of it to the page. */

import { createLatest } from '../../src/api/latest';
import { jQueryData } from '../../src/bridge/jquery/events';
import type { Clock } from '../../src/bridge/page/clock';
import { emit, report } from '../../src/bridge/page/islands';
import { takeTo } from '../../src/dom/focus';
import type { CallError } from '../../src/rules/callError';
import type { Variation } from '../../src/rules/variation';
import { say } from '../../src/texts/say';
import { couldNotFindVariation, makeSelection, selectionReset, tryAgain, unavailableVariation } from '../../src/texts/table';
import { notify } from '../../src/ui/notify';
import type { getVariation } from './api';
import { ALERT, BUTTON, type Chosen } from './contract';
import { setButton, setNoMatch, setVariationId } from './details';
import { createDisplay } from './display';
import { createOptions } from './options';
import { asVariations, readChosen, readSelects, readVariationForm } from './read';
import { createVariationStore, type VariationState } from './store';
import { createTeller } from './teller';

/** Milliseconds after which other scripts are told that the form is ready (contract of WooCommerce). */
const READY_DELAY = 100;

export interface Parts {
  clock: Clock;
  getVariation: typeof getVariation;
}

export interface FormIsland {
  /** A field has another value. */
  changed(field: Element): void;
  /** Chooses nothing. */
  reset(): void;
  /** False, and the shopper is told why, while there is nothing to buy. */
  mayBuy(): boolean;
  /** Looks again at a page that the browser has brought back. */
  refresh(isPersisted: boolean): void;
  /** What other scripts ask for, by jQuery event. */
  commands: Record<string, (...args: never[]) => void>;
  stop(): void;
}

/** Undefined where the form has no selects: plugins with fields of their own do the work there. */
export function createForm(form: HTMLElement, { clock, getVariation }: Parts): FormIsland | undefined {
  const selects = readSelects(form);
  if (!selects.length) return undefined;
  const { productId, variations, isDamaged, attributes } = readVariationForm(form);
  if (isDamaged) {
    const fix = 'Print data-product_variations with wc_esc_json( wp_json_encode( … ) ).';
    report({ island: 'variations', what: 'The list of variations cannot be read.', why: 'The server is asked for each choice.', fix });
  }
  const names = [...new Set(attributes.map(({ name }) => name))];
  const options = createOptions(selects, names);
  const teller = createTeller(form);
  const { tell, announce, fire } = teller;
  const display = createDisplay(form, teller, clock);

  const ask = createLatest(async (signal: AbortSignal, chosen?: Chosen) => {
    if (!chosen) return undefined;
    const { custom_data = form.dataset.custom_data } = jQueryData(form) as { custom_data?: string };
    return getVariation({ ...chosen, product_id: productId, ...(custom_data && { custom_data }) }, { signal });
  });
  const onFailure = (error: unknown) => {
    notify({ kind: 'error', text: say(couldNotFindVariation), action: { label: say(tryAgain), run: () => check() } });
    emit('variation:error', { error: error as CallError }, form);
  };
  const read = () => readChosen(selects);
  const isWhole = (chosen: Chosen) => names.every((name) => chosen[name]);

  const explain = () => {
    if (store.asksServer() && options.explain(store.$chosen.get(), store.isImpossible)) teller.narrowed();
  };

  const onState = (state: VariationState) => {
    display.show(state, () => store.$state.get() !== state);
    if (state.kind !== 'none') return;
    explain();
    setNoMatch(form, true);
  };
  const store = createVariationStore({ names, variations, ask, after: clock.after, onState, onFailure });

  const narrow = (spared?: Element) => {
    for (;;) {
      const wrong = options.narrow(store.remaining(read()) ?? [], spared);
      if (!wrong) return;
      options.clear(wrong);
      // Who hears of the change goes on from there.
      if (!teller.isQuiet) return fire([wrong]);
    }
  };

  const narrowAndTell = (spared?: Element) => {
    tell('update_variation_values');
    narrow(spared);
    announce('narrowed');
  };

  /**
   * Finds what the choice comes to.
   * @param spared the select that the shopper has just set: others give way to it
   * @param given a choice that another script wants to be looked at
   */
  const check = (spared?: Element, given?: Chosen) => {
    const chosen = given ?? read();
    display.showResetLink(names.some((name) => chosen[name]));
    const asks = store.asksServer();
    if (!asks) narrowAndTell(spared);
    else if (!isWhole(chosen)) tell('update_variation_values');
    // The server is asked when other scripts can hear the answer.
    if (!teller.isQuiet) store.choose(chosen);
    else store.choose(asks ? {} : read());
    explain();
    tell('check_variations');
  };

  const begin = () => {
    teller.isQuiet = false;
  };

  const sayReset = (text = say(selectionReset)) => {
    for (const place of form.querySelectorAll(ALERT)) place.textContent = text;
  };

  const focusFirst = () => {
    const [first] = selects;
    takeTo(first);
    // Swatches may stand in its place.
    if (document.activeElement !== first) takeTo(first?.closest('tr,.value')?.querySelector<HTMLElement>('[tabindex="0"]'));
  };

  check();
  const stopReady = clock.after(READY_DELAY, () => {
    // A shopper may have been quicker.
    if (teller.isQuiet) {
      begin();
      check();
    } else tell('check_variations');
    tell('wc_variation_form', [{ form, useAjax: store.asksServer(), variationData: variations }]);
  });

  return {
    changed(field) {
      if (!selects.includes(field as HTMLSelectElement)) return;
      begin();
      fire(setVariationId(form, ''));
      setNoMatch(form, false);
      sayReset('');
      tell('clear_reset_announcement');
      if (!store.asksServer()) tell('woocommerce_variation_select_change');
      check(field);
      tell('woocommerce_variation_has_changed');
    },

    reset() {
      begin();
      for (const select of selects) options.clear(select);
      fire(selects);
      sayReset();
      tell('announce_reset');
      display.clear();
      focusFirst();
      tell('reset_focus');
    },

    mayBuy() {
      const button = form.querySelector(BUTTON);
      const isOff = (name: string) => !!button?.classList.contains(name);
      if (!isOff('disabled')) return true;
      const { kind } = store.$state.get();
      if (kind === 'loading') return false;
      if (isWhole(read()) && /nothing|incomplete|failed/.test(kind)) {
        begin();
        check();
        return !isOff('disabled');
      }
      alert(say(isOff('wc-variation-is-unavailable') ? unavailableVariation : makeSelection));
      return false;
    },

    refresh(isPersisted) {
      const chosen = read();
      if (isPersisted || names.some((name) => chosen[name] !== (store.$chosen.get()[name] ?? ''))) check();
    },

    commands: Object.fromEntries(
      Object.entries({
        // WooCommerce's own script tells what is chosen with the count of it.
        check_variations: (chosen?: Chosen & { data?: Chosen }) => check(undefined, typeof chosen === 'object' ? (chosen.data ?? chosen) : undefined),
        update_variation_values: () => store.asksServer() || narrowAndTell(),
        reload_product_variations() {
          store.replace(asVariations(jQueryData(form).product_variations) ?? null);
          check();
        },
        found_variation: (variation?: Variation) => variation && store.find(variation),
        show_variation: (_variation: unknown, purchasable: unknown) => setButton(form, purchasable ? 'yes' : 'no'),
        hide_variation: () => setButton(form, 'choose'),
        reset_data: store.cancel,
        reset_image: display.clearImage,
        announce_reset: () => sayReset(),
        clear_reset_announcement: () => sayReset(''),
        reset_focus: focusFirst,
      }).map(([event, run]) => [
        event,
        (...args: never[]) => {
          begin();
          teller.obeying(event, () => void (run as (...args: never[]) => unknown)(...args));
        },
      ]),
    ),

    stop() {
      stopReady();
      store.stop();
      display.stop();
      options.restore();
    },
  };
}
