/** The markup of a text that appears out of mixed letters (README.md has the table). */

/** Milliseconds of one frame: 25 frames a second, as in the original. */
export const FRAME = 1000 / 25;
export const SAID = 'shop-islands-text-shuffle-said';
