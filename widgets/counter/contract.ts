/** The markup of a number that counts (README.md has the table). */

export interface Counter {
  /** As it is shown at last: a plain number with thousands commas, all else as it was typed; "" where nothing was. */
  text: string;
  /** What the server printed. */
  printed: string;
  /** Where it starts: the number that the server printed, 0 where that is none. */
  from: number;
  /** Where it ends; undefined where the text is no number, and nothing counts. */
  to: number | undefined;
  /** Milliseconds. */
  duration: number;
  /** Digits roll, each by itself, instead of counting. */
  isSliding: boolean;
}

/** Around a number of ElementsKit's. */
export const PRINTED = '.elementskit-funfact';
/** Milliseconds, where the markup says none (SPEC 9). */
export const DURATION = 500;
export const DIGIT = 'shop-islands-counter-digit';
/** The ten digits of a column that rolls. */
export const COLUMN = [...'0123456789'].join('\n');
