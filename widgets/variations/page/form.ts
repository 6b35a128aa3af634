/** Runs one variation form: passes the choice to the store, and its result to the page. */
import { jQueryBridge } from '../../../src/bridge/jquery/jquery';
import type { Clock } from '../../../src/bridge/page/clock';
import { report } from '../../../src/bridge/page/islands';
import { variationForm } from '../../../src/bridge/woocommerce/variationForm';
import { say } from '../../../src/texts/say';
import { makeSelection, unavailableVariation } from '../../../src/texts/table';
import { type getVariation, loadCalls } from '../api';
import { BUTTON } from '../contract';
import { nameOf, readSelects, readVariationForm } from '../read';
import { type Choice, type ChoiceParts, createChoice } from './choice';
import { createCommands } from './commands';
import { clearNotice, keepChoose, setVariationId } from './details';
import { createDisplay } from './display';
import { createKnownVariations } from './knownVariations';
import { createOptions } from './options';
import { focusFirst, sayReset } from './reset';
import { createTeller } from './teller';

/**
 * How long after the start other scripts are told that the form is ready, in milliseconds (contract of WooCommerce).
 */
const READY_DELAY = 100;

export interface Parts {
  clock: Clock;
  getVariation: typeof getVariation;
}

export interface FormIsland {
  /** Handles a changed field. */
  changed(field: Element): void;
  /** Clears the choice. */
  reset(): void;
  /** True when the shopper can buy. Otherwise it tells the shopper why not, and returns false. */
  mayBuy(): boolean;
  /** Checks the form again after the browser has restored the page. */
  refresh(isPersisted: boolean): void;
  /** The commands of other scripts, by jQuery event. */
  commands: Record<string, (...args: never[]) => void>;
  stop(): void;
}

/** Reads the parts of the printed form. */
function readParts(form: HTMLElement, selects: HTMLSelectElement[], { clock, getVariation }: Parts): ChoiceParts {
  const { productId, variations, isDamaged, attributes } = readVariationForm(form);
  if (isDamaged) {
    const fix = 'Print data-product_variations with wc_esc_json( wp_json_encode( … ) ).';
    report({
      island: 'variations',
      what: 'The list of variations is broken.',
      why: 'The island asks the server for each choice.',
      fix,
    });
  }
  const names = [...new Set(attributes.map(({ name }) => name))];
  const teller = createTeller(form);
  const display = createDisplay(form, teller, clock);
  const known = createKnownVariations(names, variations);
  const options = createOptions(selects, names);
  // Another choice makes the call again.
  if (known.asksServer()) loadCalls().catch(() => {});
  return { form, selects, names, productId, variations, known, options, teller, display, clock, getVariation };
}

function change({ form, selects, known, teller }: ChoiceParts, { begin, check }: Choice, field: Element): void {
  if (!selects.includes(field as HTMLSelectElement)) return;
  // A sticky bar may repeat an attribute's select. The form sends both, so both have the choice.
  for (const select of selects) if (nameOf(select) === nameOf(field)) select.value = (field as HTMLSelectElement).value;
  const { tell, fire } = teller;
  begin();
  fire(setVariationId(form, ''));
  clearNotice(form);
  sayReset(form, '');
  tell('clear_reset_announcement');
  if (!known.asksServer()) tell('woocommerce_variation_select_change');
  check(field);
  tell('woocommerce_variation_has_changed');
}

function reset({ form, selects, options, teller, display }: ChoiceParts, { begin }: Choice): void {
  begin();
  for (const select of selects) options.clear(select);
  teller.fire(selects);
  sayReset(form);
  teller.tell('announce_reset');
  display.clear();
  focusFirst(selects);
  teller.tell('reset_focus');
}

function mayBuy(form: HTMLElement, { store, read, isWhole, begin, check }: Choice): boolean {
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
  const isUnavailable = isOff('wc-variation-is-unavailable');
  const text = say(isUnavailable ? unavailableVariation : makeSelection);
  if (!isUnavailable) keepChoose(form, text);
  alert(text);
  return false;
}

/** Tells other scripts after a moment that the form is ready. Returns a function that cancels it. */
function tellReady({ form, teller, clock, variations, known }: ChoiceParts, { begin, check }: Choice): () => void {
  return clock.after(READY_DELAY, () => {
    // The shopper may have chosen before this moment.
    if (teller.isQuiet) {
      begin();
      check();
    } else teller.tell('check_variations');
    const jQuery = jQueryBridge();
    if (jQuery)
      teller.tell('wc_variation_form', [variationForm(form, !known.asksServer() && variations, jQuery.collection)]);
  });
}

/** Creates a form's island; undefined when the form has no selects, because a plugin with fields of its own runs it. */
export function createForm(form: HTMLElement, given: Parts): FormIsland | undefined {
  const selects = readSelects(form);
  if (!selects.length) return undefined;
  const parts = readParts(form, selects, given);
  const choice = createChoice(parts);
  const { store, read, check } = choice;
  check();
  const stopReady = tellReady(parts, choice);
  return {
    changed: (field) => change(parts, choice, field),
    reset: () => reset(parts, choice),
    mayBuy: () => mayBuy(form, choice),
    refresh(isPersisted) {
      const chosen = read();
      if (isPersisted || parts.names.some((name) => chosen[name] !== (store.$chosen.get()[name] ?? ''))) check();
    },
    commands: createCommands(parts, choice),
    stop() {
      stopReady();
      choice.stop();
      parts.display.stop();
      parts.options.restore();
    },
  };
}
