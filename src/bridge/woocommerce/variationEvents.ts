/**
 * Owns hearing what happens to a product's variations, whoever runs the form: our own island tells it by DOM events,
 * WooCommerce's script by jQuery's.
 */
import { VARIATIONS_FORM } from '../../rules/selectors';
import type { Variation } from '../../rules/variation';
import { onBubbling } from '../jquery/events';

/** Any element: a bundle prints several of them in one form. */
const FORM = `${VARIATIONS_FORM},[data-product_variations]`;

export interface VariationListener {
  /** A variation matches what is chosen. */
  found?(form: HTMLElement, variation: Variation): void;
  /** It is on the screen, and can be bought or not. */
  shown?(form: HTMLElement, variation: Variation, purchasable: boolean): void;
  /** Nothing is chosen any more, or not enough. */
  reset?(form: HTMLElement): void;
  /** The selects hold other options than before. */
  narrowed?(form: HTMLElement): void;
}

/** The DOM events' names (after `island:`) and jQuery's, by what they tell. */
export const VARIATION_EVENTS = {
  found: ['variation:found', 'found_variation'],
  shown: ['variation:shown', 'show_variation'],
  reset: ['variation:reset', 'reset_data'],
  narrowed: ['variation:narrowed', 'woocommerce_update_variation_values'],
} as const;

/** Hears every variation form of the page, now and later. DOM events carry `{ variation, purchasable }`. */
export function onVariation(listener: VariationListener): void {
  for (const name of Object.keys(listener) as (keyof VariationListener)[]) {
    const [own, theirs] = VARIATION_EVENTS[name];
    const tell = (target: EventTarget | null, ...args: unknown[]) => {
      const form = (target as Element).closest<HTMLElement>(FORM);
      if (form) (listener[name] as (form: HTMLElement, ...args: unknown[]) => void)(form, ...args);
    };
    document.addEventListener(`island:${own}`, ({ target, detail }: CustomEventInit & Event) => tell(target, detail?.variation, detail?.purchasable));
    onBubbling(theirs, tell);
  }
}
