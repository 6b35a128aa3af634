/** The markup of a number that counts (README.md has the table). */

export interface Counter {
  /**
   * The final text: a plain number gets thousands commas, any other text stays as it was typed; "" where nothing was
   * typed.
   */
  text: string;
  /** The text that the server printed. */
  printed: string;
  /** The number where the count starts: the printed number, or 0 where the server printed none. */
  from: number;
  /** The number where the count ends; undefined where the text is no number, so that nothing counts. */
  to: number | undefined;
  /** How long the count takes, in milliseconds. */
  duration: number;
  /** True if the digits roll, each by itself, instead of counting. */
  isSliding: boolean;
}

/** The element around a number of ElementsKit's. */
export const PRINTED = '.elementskit-funfact';
/** How long a count takes where the markup does not say, in milliseconds (SPEC 9). */
export const DURATION = 500;
export const DIGIT = 'shop-islands-counter-digit';
/** The ten digits of a column that rolls. */
export const COLUMN = [...'0123456789'].join('\n');
