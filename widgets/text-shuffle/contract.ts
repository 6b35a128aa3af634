/** The markup of a text that comes out of mixed letters (README.md has the table). */

/** Milliseconds of a picture: 25 a second, as the original has them. */
export const FRAME = 1000 / 25;
export const SAID = 'shop-islands-text-shuffle-said';
