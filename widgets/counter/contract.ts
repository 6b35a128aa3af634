/** The markup of a number that counts (README.md has the table). */

export interface Counter {
  /** As it is shown at last: with thousands commas. */
  text: string;
  /** Where it starts and ends. */
  from: number;
  to: number;
  /** Milliseconds. */
  duration: number;
  /** Digits roll, each by itself, instead of counting. */
  isSliding: boolean;
}

/** Milliseconds, where the markup says none (SPEC 9). */
export const DURATION = 500;
export const DIGIT = 'shop-islands-counter-digit';
