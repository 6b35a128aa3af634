/** The markup of a pie chart (README.md has the table). */

export interface Pie {
  /** The percentage, 0 to 100; undefined where the server prints none. */
  percent: number | undefined;
  /** The ring's width and height, in pixels. */
  size: number;
  /** The line's width in pixels, at most half the size. */
  width: number;
  /** Colour of the bar. A value that is no CSS colour becomes #666666. */
  bar: string;
  /** Colour of the ring behind the bar. A value that is no CSS colour becomes #f7f7f7. */
  track: string;
  /** The bar's colours from top to bottom; undefined for one colour. */
  gradient: readonly [first: string, last: string] | undefined;
  /** The nodes that the server printed in the middle. */
  nodes: readonly ChildNode[];
  /** True where the middle has words, or the element has a name. */
  isNamed: boolean;
}

export const HOST = '.piechart';
export const CHART = 'shop-islands-pie-chart';
/** Default lengths in pixels (SPEC 9). */
export const SIZE = 150;
export const WIDTH = 20;
/** The original's duration in milliseconds, and its colours. */
export const DURATION = 1000;
export const BAR = '#666666';
export const TRACK = '#f7f7f7';
export const GRADIENT = ['#fad470', '#f96933'] as const;
