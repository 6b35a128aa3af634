/**
 * How far off a value that is made of medians can be. A bootstrap estimates what other rounds of the same kind would
 * have given.
 */
import { createRandom } from '../torture/random';
import { type Figure, medianOf } from './statistics';

/** Reduces a figure to a number: its median, or the median of a resample. */
export type Take = (figure: Figure) => number;

/** A figure's median. */
export const takeMedian: Take = ({ median }) => median;

export interface Interval {
  low: number;
  high: number;
}

const RESAMPLES = 500;
/** Percentiles: 95 of 100 resamples lie between them. */
const [LOWEST, HIGHEST] = [0.025, 0.975];
/** The seed is always the same, so that the same rounds give the same interval. */
const SEED = 1;

/**
 * The values that a statistic takes when the rounds of each figure are drawn anew, with repetition. Undefined if a
 * figure has only one round, which says nothing about its spread.
 */
export function intervalOf(statistic: (take: Take) => number | undefined): Interval | undefined {
  const random = createRandom(SEED);
  let isTold = true;
  const resample = (): number | undefined => {
    const taken = new Map<Figure, number>();
    return statistic((figure) => {
      const { samples } = figure;
      isTold &&= samples.length > 1;
      const value = taken.get(figure) ?? medianOf(samples.map(() => random.pick(samples)));
      taken.set(figure, value);
      return value;
    });
  };
  const values = Array.from({ length: RESAMPLES }, resample)
    .filter((value): value is number => value !== undefined)
    .sort((a, b) => a - b);
  const at = (share: number) => values[Math.round(share * (values.length - 1))] as number;
  return isTold && values.length ? { low: at(LOWEST), high: at(HIGHEST) } : undefined;
}
