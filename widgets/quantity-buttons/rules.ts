/** Owns what a press of plus or minus makes of a quantity. Pure. */
import { type QuantityLimits, stepProductQuantity } from '../../src/rules/quantity';

/**
 * The next quantity; undefined where a press changes nothing.
 * @param value what the field holds; NaN starts at the minimum, and where there is none at 1; plus at one step where it is 0
 */
export function nextQuantity(value: number, direction: 1 | -1, limits: QuantityLimits): number | undefined {
  const { min = 1, step } = limits;
  const next = Number.isFinite(value)
    ? stepProductQuantity(value, direction, limits)
    : stepProductQuantity(min || (direction > 0 ? step : 0), 1, { ...limits, step: 0 });
  return next === value ? undefined : next;
}
