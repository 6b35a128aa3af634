/** Figures as text. */
import type { Interval } from './interval';
import type { Unit } from './results';
import type { Figure } from './statistics';

const trim = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** KB is 1,000 bytes. */
export function show(value: number, unit: Unit): string {
  if (unit === 'bytes') return `${trim(value / 1000, Math.abs(value) < 100_000 ? 1 : 0)} KB`;
  if (unit === 'ms') return `${trim(value, Math.abs(value) < 10 ? 1 : 0)} ms`;
  return trim(value, 4);
}

/** A value, with the range in which it lies if that is known: `40 ms (32–48)`. */
export function showWithin(value: number, interval: Interval, unit: Unit): string {
  const [text, low, high] = [value, interval.low, interval.high].map((one) => show(one, unit)) as [
    string,
    string,
    string,
  ];
  return low === high ? text : `${text} (${low.replace(/ .*/, '')}–${high.replace(/ .*/, '')})`;
}

/** The median, with the lowest and the highest value if they differ. */
export const showFigure = (figure: Figure | undefined, unit: Unit): string =>
  figure ? showWithin(figure.median, figure, unit) : '–';

/** A ratio, with the range in which it lies if that is known and not empty: `0.20 (0.18–0.23)`. */
export function showRatio(ratio: number | undefined, interval?: Interval): string {
  if (ratio === undefined) return '–';
  const [low, high] = [interval?.low ?? ratio, interval?.high ?? ratio].map((one) => one.toFixed(2));
  return low === high ? ratio.toFixed(2) : `${ratio.toFixed(2)} (${low}–${high})`;
}
