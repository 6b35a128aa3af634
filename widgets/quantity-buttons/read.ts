/** Reads a plus or minus button and the field it steps. */
import { readQuantity } from '../../src/dom/quantity';
import { MINUS } from './contract';
import { nextQuantity } from './rules';

export interface Stepper {
  field: HTMLInputElement;
  /** 1 for plus. */
  direction: 1 | -1;
  /** What a press makes of the quantity; undefined where it changes nothing. */
  next: number | undefined;
}

/** Undefined when there is no field that a shopper could change: sold one by one, or in another row of a grouped product. */
export function readStepper(button: Element): Stepper | undefined {
  const row = button.closest('.quantity,.quantity-wrap,tr,form');
  const field = row?.querySelector<HTMLInputElement>('input.qty:not([type="hidden"])');
  if (!field) return undefined;
  const { value, ...limits } = readQuantity(field);
  const direction = button.matches(MINUS) ? -1 : 1;
  return { field, direction, next: field.disabled || field.readOnly ? undefined : nextQuantity(value, direction, limits) };
}
