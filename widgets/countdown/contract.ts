/** The markup of a page builder's countdown (README.md has the table). */

export const HOST = '[data-ekit-countdown]';
export const UNITS = ['week', 'day', 'hour', 'minute', 'second'] as const;
export type Unit = (typeof UNITS)[number];

/** How a unit's boxes are nested. The layout `flip` also has leaves that turn, and weeks. */
export type Layout = 'round' | 'box' | 'flip';

/** Props of the view, read from the host. */
export interface Countdown {
  /**
   * The end in milliseconds since 1970, by the visitor's clock; undefined where the host has no date, or an impossible
   * one.
   */
  end: number | undefined;
  /** Default: `round`. */
  layout: Layout;
  /** The words beside each number; "" where the shop prints none. */
  labels: Record<Unit, string>;
  /** First line of the finish, as text; "" by default. */
  finishTitle: string;
  /** Second line of the finish, as text; "" by default. */
  finishContent: string;
}

/** Classes that tell the layout; any other class means `round`. */
export const LAYOUTS: readonly [className: string, layout: Layout][] = [
  ['elementskit-countdown-timer-3', 'box'],
  ['elementskit-flip-clock', 'flip'],
];
/** The layout whose finish has a class of its own, and that class, in the plugin's spelling. */
export const BANNER = 'elementskit-countdown-timer-4';
export const BANNER_FINISH = 'elementskit-coundown-finish';
/** Milliseconds after which a leaf begins to turn. */
export const FLIP_AFTER = 50;
export const FLIP = 'elementskit-flip';

/** Class names of the two boxes around a number and its label. */
export const BOXES: Readonly<Record<Exclude<Layout, 'flip'>, readonly [outer: string, inner: string]>> = {
  round: ['elementskit-inner-container ekit-countdown-inner', 'elementskit-timer-content'],
  box: ['elementskit-timer-content ekit-countdown-inner', 'elementskit-inner-container'],
};
/** Parts of the units' class names in the flip clock's styles. */
export const PARTS: Readonly<Record<Unit, string>> = {
  week: 'wks',
  day: 'days',
  hour: 'hrs',
  minute: 'mins',
  second: 'secs',
};
/** The leaves of a flip clock: those of the old number (`curr`) and those of the next one. */
export const LEAVES = [
  ['curr', 'top'],
  ['next', 'top'],
  ['next', 'bottom'],
  ['curr', 'bottom'],
] as const;
