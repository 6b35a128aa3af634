/** The markup of a progress bar (README.md has the table). */

export interface Progress {
  /** The value as it was typed; "" where none was. */
  text: string;
  /** The value; undefined where the text is no number, and nothing counts. */
  value: number | undefined;
  /** Per cent of the rail, 0 to 100; undefined where the text tells none. */
  share: number | undefined;
  /** Milliseconds. */
  duration: number;
  /** What it measures; "" where the shop says nothing. */
  name: string;
}

export const HOST = '.single-skill-bar';
export const RAIL = '.skill-bar';
export const TRACK = '.skill-track';
export const NUMBER = '.number-percentage';
export const TITLE = '.skill-title';
/** Milliseconds, where the markup says none (SPEC 9). */
export const DURATION = 300;
