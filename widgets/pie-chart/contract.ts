/** The markup of a pie chart (README.md has the table). */

export interface Pie {
  /** 0 to 100; undefined where the server says none. */
  percent: number | undefined;
  /** Pixels. */
  size: number;
  width: number;
  /** CSS colours, not yet checked. */
  bar: string;
  track: string;
  /** The bar's colours from top to bottom; undefined for one colour. */
  gradient: readonly [first: string, last: string] | undefined;
}

export const HOST = '.piechart';
export const CHART = 'shop-islands-pie-chart';
/** Pixels (SPEC 9). */
export const SIZE = 150;
export const WIDTH = 20;
/** The original's milliseconds and colours. */
export const DURATION = 1000;
export const BAR = '#666666';
export const TRACK = '#f7f7f7';
export const GRADIENT = ['#fad470', '#f96933'] as const;
