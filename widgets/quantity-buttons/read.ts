/** Reads a plus or minus button and the field it steps. */
import { readQuantity } from '../../src/dom/quantity';
import { MINUS } from './contract';
import { nextQuantity } from './rules';

export interface Stepper {
  field: HTMLInputElement;
  /** 1 for plus, -1 for minus. */
  direction: 1 | -1;
  /** The quantity after a press; undefined when the press changes nothing. */
  next: number | undefined;
}

/**
 * Reads a button; undefined without a field that the shopper can change: a product sold individually, or another row of
 * a grouped product.
 */
export function readStepper(button: Element): Stepper | undefined {
  const row = button.closest('.quantity,.quantity-wrap,tr,form');
  const field = row?.querySelector<HTMLInputElement>('input.qty:not([type="hidden"])');
  if (!field) return undefined;
  const { value, ...limits } = readQuantity(field);
  const direction = button.matches(MINUS) ? -1 : 1;
  return {
    field,
    direction,
    next: field.disabled || field.readOnly ? undefined : nextQuantity(value, direction, limits),
  };
}
