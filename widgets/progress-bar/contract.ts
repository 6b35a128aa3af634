/** The markup of a progress bar (README.md has the table). */

export interface Progress {
  /** As the server says it; undefined where it is no number. */
  value: number | undefined;
  /** Milliseconds. */
  duration: number;
  /** What it measures; "" where the shop says nothing. */
  name: string;
}

export const RAIL = '.skill-bar';
export const TRACK = '.skill-track';
export const NUMBER = '.number-percentage';
export const TITLE = '.skill-title';
/** Milliseconds, where the markup says none (SPEC 9). */
export const DURATION = 300;
