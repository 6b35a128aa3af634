/**
 * Owns the hidden inputs with the order's source in a checkout's form. They go into WooCommerce's own element. This
 * code does not define that element, because WooCommerce's script may come late and define it.
 */
import type { Attribution } from '../../src/rules/attribution';
import { ELEMENT } from './contract';

function fill(element: Element, values: Attribution, prefix: string): void {
  const inputs = Object.entries(values).map(([field, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name: prefix + field, value: value ?? '' }),
  );
  element.replaceChildren(...inputs);
}

/** Fills the page's first element and removes the others: WooCommerce prints several, but only one may be sent. */
export function fillForms(values: Attribution, prefix: string): void {
  for (const [place, element] of document.querySelectorAll(ELEMENT).entries()) {
    if (place) element.remove();
    else fill(element, values, prefix);
  }
}
