/** The markup of a progress bar (README.md has the table). */

export interface Progress {
  /** The value as an editor typed it; "" where there is none. */
  text: string;
  /** The value as a number; undefined where the text is no number, so that nothing counts. */
  value: number | undefined;
  /** The filled share of the rail in per cent, 0 to 100; undefined where the text contains none. */
  share: number | undefined;
  /** How long the bar takes to fill, in milliseconds. */
  duration: number;
  /** The name of the measured thing; "" where the shop names none. */
  name: string;
}

export const HOST = '.single-skill-bar';
export const RAIL = '.skill-bar';
export const TRACK = '.skill-track';
export const NUMBER = '.number-percentage';
export const TITLE = '.skill-title';
/** How long a bar takes where the markup does not say, in milliseconds (SPEC 9). */
export const DURATION = 300;
