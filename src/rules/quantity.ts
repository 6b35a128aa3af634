/** Owns the steps and limits of quantities (SPEC 5). Pure. Decimals are exact to the digits of the step. */

export interface QuantityLimits {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

const digits = (value: number) => String(value).split('.')[1]?.length ?? 0;

const exact = (value: number, ...like: number[]) => Number(value.toFixed(Math.max(...like.map(digits))));

/** The next quantity on the cart page. Minus works only above 1; plus works up to the maximum. */
export function stepCartQuantity(value: number, direction: 1 | -1, { max, step }: QuantityLimits): number {
  if (direction < 0) return value > 1 ? Math.max(0, exact(value - step, value, step)) : value;
  const next = exact(value + step, value, step);
  return max === undefined || next <= max ? next : value;
}

/** The next quantity on a product page, clamped to the minimum and the maximum. */
export function stepProductQuantity(value: number, direction: 1 | -1, { min, max, step }: QuantityLimits): number {
  const next = exact(value + direction * step, value, step);
  const low = min ?? 0;
  // A maximum below the minimum is a mistake of the shop. The minimum wins, or else nobody could buy the product.
  const high = max === undefined || max < low ? Number.POSITIVE_INFINITY : max;
  return Math.min(Math.max(next, low), high);
}

/** The minimum, for a quantity below it (a minimum is 0 or more); undefined when the quantity needs no change. */
export function flooredQuantity(value: number, min: number | undefined): number | undefined {
  return min !== undefined && min >= 0 && value < min ? min : undefined;
}
