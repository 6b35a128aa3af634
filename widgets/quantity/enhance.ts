/** Raises a quantity that is below its minimum. */
import { readQuantity } from '../../src/dom/quantity';
import { flooredQuantity } from '../../src/rules/quantity';

/** Raises the quantity when the field is found, without an event, as WooCommerce does (SPEC 5). */
export function adopt(field: HTMLElement): undefined {
  if (!(field instanceof HTMLInputElement)) return;
  const { value, min } = readQuantity(field);
  field.value = String(flooredQuantity(value, min) ?? field.value);
}
