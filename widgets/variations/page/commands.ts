/** Owns the commands that other scripts give a variation form by jQuery events (contract of WooCommerce). */
import { jQueryData } from '../../../src/bridge/jquery/events';
import type { Variation } from '../../../src/rules/variation';
import type { Chosen } from '../contract';
import { asVariations } from '../read';
import type { Choice, ChoiceParts } from './choice';
import { setButton } from './details';
import { focusFirst, sayReset } from './reset';

type Run = (...args: never[]) => unknown;

const commandsOf = (
  { form, selects, known, display }: ChoiceParts,
  { store, check, narrowAndTell }: Choice,
): Record<string, Run> => ({
  // WooCommerce's own script wraps the choice in an object, together with its count.
  check_variations: (chosen?: Chosen & { data?: Chosen }) =>
    check(undefined, typeof chosen === 'object' ? (chosen.data ?? chosen) : undefined),
  update_variation_values: () => known.asksServer() || narrowAndTell(),
  reload_product_variations() {
    known.replace(asVariations(jQueryData(form).product_variations) ?? null);
    check();
  },
  found_variation: (variation?: Variation) => variation && store.find(variation),
  show_variation: (_variation: unknown, purchasable: unknown) => setButton(form, purchasable ? 'yes' : 'no'),
  hide_variation: () => setButton(form, 'choose'),
  reset_data: store.cancel,
  reset_image: display.clearImage,
  announce_reset: () => sayReset(form),
  clear_reset_announcement: () => sayReset(form, ''),
  reset_focus: () => focusFirst(selects),
});

/**
 * The commands, by event. While one runs, its own event is not triggered again, so that the sender does not get it
 * back.
 */
export function createCommands(parts: ChoiceParts, choice: Choice): Record<string, (...args: never[]) => void> {
  const obey =
    (event: string, run: Run) =>
    (...args: never[]) => {
      choice.begin();
      parts.teller.obeying(event, () => void run(...args));
    };
  return Object.fromEntries(Object.entries(commandsOf(parts, choice)).map(([event, run]) => [event, obey(event, run)]));
}
