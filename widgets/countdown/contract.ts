/** The markup of a page builder's countdown (README.md has the table). */

export const HOST = '[data-ekit-countdown]';
export const UNITS = ['week', 'day', 'hour', 'minute', 'second'] as const;
export type Unit = (typeof UNITS)[number];

/** How a unit's parts are put into each other; `flip` has leaves that turn, and weeks. */
export type Layout = 'round' | 'box' | 'flip';

/** Props of the view: what the host says. */
export interface Countdown {
  /** Milliseconds since 1970, by the visitor's clock; undefined where the server says none, or none that there is. */
  end: number | undefined;
  /** How the parts are made. Default: `round`. */
  layout: Layout;
  /** What stands beside a number; "" where the shop says nothing. */
  labels: Record<Unit, string>;
  /** First line of what is shown when it is over, as words; "" by default. */
  finishTitle: string;
  /** Second line of it, as words; "" by default. */
  finishContent: string;
}

/** Classes by which the markup says its layout; all others are round. */
export const LAYOUTS: readonly [className: string, layout: Layout][] = [
  ['elementskit-countdown-timer-3', 'box'],
  ['elementskit-flip-clock', 'flip'],
];
/** The one whose finish has a class of its own, spelt so. */
export const BANNER = 'elementskit-countdown-timer-4';
export const BANNER_FINISH = 'elementskit-coundown-finish';
/** Milliseconds after which a leaf begins to turn. */
export const FLIP_AFTER = 50;
export const FLIP = 'elementskit-flip';
