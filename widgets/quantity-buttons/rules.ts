/** Owns the quantity after a press of plus or minus. Pure. */
import { type QuantityLimits, stepProductQuantity } from '../../src/rules/quantity';

/**
 * The next quantity; undefined when a press changes nothing.
 * @param value the field's number. NaN gives the minimum, or 1 without one; with a minimum of 0, plus gives one step
 */
export function nextQuantity(value: number, direction: 1 | -1, limits: QuantityLimits): number | undefined {
  const { min = 1, step } = limits;
  const next = Number.isFinite(value)
    ? stepProductQuantity(value, direction, limits)
    : stepProductQuantity(min || (direction > 0 ? step : 0), 1, { ...limits, step: 0 });
  return next === value ? undefined : next;
}
