/**
 * Owns listening to what happens to a product's variations, whichever script runs the form: our island announces it by
 * DOM events, WooCommerce's script by jQuery's.
 */
import { VARIATIONS_FORM } from '../../rules/selectors';
import type { Variation } from '../../rules/variation';
import { onBubbling } from '../jquery/events';
import { sharedStore } from '../page/shared';

/** A variation form. It may be any element: a bundle prints several of them in one form. */
const FORM = `${VARIATIONS_FORM},[data-product_variations]`;

export interface VariationListener {
  /** A variation matches the shopper's choice. */
  found?(form: HTMLElement, variation: Variation): void;
  /** The variation is on the screen. `purchasable` says whether the shopper can buy it. */
  shown?(form: HTMLElement, variation: Variation, purchasable: boolean): void;
  /** The shopper's choice is empty or incomplete. */
  reset?(form: HTMLElement): void;
  /** The selects' options have changed. */
  narrowed?(form: HTMLElement): void;
}

/** The names of the DOM event (after `island:`) and of jQuery's event for each of the listener's functions. */
export const VARIATION_EVENTS = {
  found: ['variation:found', 'found_variation'],
  shown: ['variation:shown', 'show_variation'],
  reset: ['variation:reset', 'reset_data'],
  narrowed: ['variation:narrowed', 'woocommerce_update_variation_values'],
} as const;

/**
 * The variation that each form has found last, for code that comes after the event. A form with many variations does
 * not print them.
 */
export const foundVariations = (): WeakMap<Element, Variation> => sharedStore('variations', () => new WeakMap());

/** Listens to every variation form of the page, now and later. DOM events carry `{ variation, purchasable }`. */
export function onVariation(listener: VariationListener): void {
  for (const name of Object.keys(listener) as (keyof VariationListener)[]) {
    const [own, theirs] = VARIATION_EVENTS[name];
    const tell = (target: EventTarget | null, ...args: unknown[]) => {
      const form = (target as Element).closest<HTMLElement>(FORM);
      if (form) (listener[name] as (form: HTMLElement, ...args: unknown[]) => void)(form, ...args);
    };
    document.addEventListener(`island:${own}`, ({ target, detail }: CustomEventInit & Event) =>
      tell(target, detail?.variation, detail?.purchasable),
    );
    onBubbling(theirs, tell);
  }
}
