/** Owns how quantities step and where they stop (SPEC 5). Pure; decimals stay exact to the step's own digits. */

export interface QuantityLimits {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

const digits = (value: number) => String(value).split('.')[1]?.length ?? 0;

const exact = (value: number, ...like: number[]) => Number(value.toFixed(Math.max(...like.map(digits))));

/** Cart page: minus goes down by the step only while the quantity is above 1; plus up while the maximum allows it. */
export function stepCartQuantity(value: number, direction: 1 | -1, { max, step }: QuantityLimits): number {
  if (direction < 0) return value > 1 ? Math.max(0, exact(value - step, value, step)) : value;
  const next = exact(value + step, value, step);
  return max === undefined || next <= max ? next : value;
}

/** Product page: a step is clamped to the minimum and the maximum. */
export function stepProductQuantity(value: number, direction: 1 | -1, { min, max, step }: QuantityLimits): number {
  const next = exact(value + direction * step, value, step);
  const low = min ?? 0;
  // A maximum below the minimum is a shop's mistake; the minimum holds, or nothing could be bought.
  const high = max === undefined || max < low ? Number.POSITIVE_INFINITY : max;
  return Math.min(Math.max(next, low), high);
}

/** A quantity below its minimum (0 or more) becomes the minimum; undefined when nothing is to be changed. */
export function flooredQuantity(value: number, min: number | undefined): number | undefined {
  return min !== undefined && min >= 0 && value < min ? min : undefined;
}
