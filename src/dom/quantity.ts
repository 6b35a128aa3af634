/** Owns reading a quantity input. */
import type { QuantityLimits } from '../rules/quantity';
import { number } from './attributes';

export interface Quantity extends QuantityLimits {
  /** NaN when the field is empty or holds words. */
  value: number;
}

/** `step` is 1 where it is missing or "any"; `min` and `max` may be missing. */
export function readQuantity(input: HTMLInputElement): Quantity {
  const step = number(input, 'step');
  return {
    value: Number.parseFloat(input.value),
    min: number(input, 'min'),
    max: number(input, 'max'),
    step: step && step > 0 ? step : 1,
  };
}
