/** Figures as text. */
import type { Unit } from './results';
import type { Figure } from './statistics';

const trim = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** KB is 1,000 bytes. */
export function show(value: number, unit: Unit): string {
  if (unit === 'bytes') return `${trim(value / 1000, Math.abs(value) < 100_000 ? 1 : 0)} KB`;
  if (unit === 'ms') return `${trim(value, Math.abs(value) < 10 ? 1 : 0)} ms`;
  return trim(value, 4);
}

/** The median, and the lowest and highest where they differ: `40 ms (32–48)`. */
export function showFigure(figure: Figure | undefined, unit: Unit): string {
  if (!figure) return '–';
  const [median, low, high] = [figure.median, figure.low, figure.high].map((value) => show(value, unit)) as [string, string, string];
  return low === high ? median : `${median} (${low.replace(/ .*/, '')}–${high.replace(/ .*/, '')})`;
}

/** A ratio with two decimals; a dash where there is none. */
export const showRatio = (ratio: number | undefined): string => (ratio === undefined ? '–' : ratio.toFixed(2));
