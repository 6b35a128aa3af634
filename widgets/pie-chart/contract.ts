/** The markup of a pie chart (README.md has the table). */

export interface Pie {
  /** 0 to 100; undefined where the server says none. */
  percent: number | undefined;
  /** The ring's width and height. Pixels. */
  size: number;
  /** The line's width, at most half the size. Pixels. */
  width: number;
  /** Colour of the bar; one that CSS does not know is #666666. */
  bar: string;
  /** Colour of the ring behind it; one that CSS does not know is #f7f7f7. */
  track: string;
  /** The bar's colours from top to bottom; undefined for one colour. */
  gradient: readonly [first: string, last: string] | undefined;
  /** What the server printed in the middle. */
  nodes: readonly ChildNode[];
  /** True where the middle has words, or the element a name. */
  isNamed: boolean;
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
