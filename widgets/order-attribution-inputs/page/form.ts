/**
 * Owns the hidden inputs with the order's source in a checkout's form. They go into WooCommerce's own element. This
 * code does not define that element, because WooCommerce's script may come late and define it.
 */
import type { Attribution } from '../../../src/rules/attribution';
import { ELEMENT } from '../contract';

function fill(element: Element, values: Attribution, prefix: string): void {
  const inputs = Object.entries(values).map(([field, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name: prefix + field, value: value ?? '' }),
  );
  element.replaceChildren(...inputs);
}

/**
 * Fills the first element of each form, and removes the form's others, because the fields are sent once. Elements
 * outside forms count as those of one form: buttons for express payments read them.
 */
export function fillForms(values: Attribution, prefix: string): void {
  const filled = new Set<Element | null>();
  for (const element of document.querySelectorAll(ELEMENT)) {
    const form = element.closest('form');
    if (filled.has(form)) element.remove();
    else fill(element, values, prefix);
    filled.add(form);
  }
}
