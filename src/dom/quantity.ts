/** Owns reading a quantity input. */
import { decimal } from '../rules/decimal';
import type { QuantityLimits } from '../rules/quantity';
import { number } from './attributes';

export interface Quantity extends QuantityLimits {
  /** NaN when the field is empty or holds no number. */
  value: number;
}

/** Reads a quantity field. `step` is 1 when the attribute is missing or "any"; `min` and `max` may be undefined. */
export function readQuantity(input: HTMLInputElement): Quantity {
  const step = number(input, 'step');
  return {
    value: decimal(input.value),
    min: number(input, 'min'),
    max: number(input, 'max'),
    step: step && step > 0 ? step : 1,
  };
}
