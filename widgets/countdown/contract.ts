/** The markup of a page builder's countdown (README.md has the table). */

export const HOST = '[data-ekit-countdown]';
export const UNITS = ['week', 'day', 'hour', 'minute', 'second'] as const;
export type Unit = (typeof UNITS)[number];

/** How a unit's boxes are nested; `flip` has leaves that turn, and weeks. */
export type Layout = 'round' | 'box' | 'flip';

/** Props of the view, read from the host. */
export interface Countdown {
  /** Milliseconds since 1970, by the visitor's clock; undefined where the host has no date, or an impossible one. */
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
