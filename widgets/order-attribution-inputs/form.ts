/**
 * Gives a checkout's form the order's source as hidden inputs. They go into WooCommerce's own element, which stays
 * undefined: WooCommerce's script may come late, and must be able to define it.
 */
import type { Attribution } from '../../src/rules/attribution';
import { ELEMENT } from './contract';

function fill(element: Element, values: Attribution, prefix: string): void {
  const inputs = Object.entries(values).map(([field, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name: prefix + field, value: value ?? '' }),
  );
  element.replaceChildren(...inputs);
}

/** Fills the page's first element and takes the others out: WooCommerce prints several, and one is to be sent. */
export function fillForms(values: Attribution, prefix: string): void {
  for (const [place, element] of document.querySelectorAll(ELEMENT).entries()) {
    if (place) element.remove();
    else fill(element, values, prefix);
  }
}
