/** Reads a quantity input. */
import { number } from '../../src/dom/attributes';
import type { QuantityLimits } from '../../src/rules/quantity';

export interface QuantityProps extends QuantityLimits {
  /** NaN when the field is empty or holds words. */
  value: number;
}

/** `step` is 1 where it is missing or "any"; `min` and `max` may be missing. */
export function readQuantity(input: HTMLInputElement): QuantityProps {
  const step = number(input, 'step');
  return {
    value: Number.parseFloat(input.value),
    min: number(input, 'min'),
    max: number(input, 'max'),
    step: step && step > 0 ? step : 1,
  };
}
