/** Owns which letters show while a text comes out. Pure. */

/** How many letters are mixed at a time (the original's). */
const STEP = 8;

const KINDS: readonly [kind: RegExp, letters: string][] = [
  [/\s/, ''],
  [/\p{Lowercase}/u, 'abcdefghijklmnopqrstuvwxyz'],
  [/\p{Uppercase}/u, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/\d/, '0123456789'],
  [/[!-/:-@[-`{-~]/, '.,?/()!*&^%$#'],
];

/** Another letter of the same kind; the letter itself in scripts that have no such kind. */
function mix(letter: string, random: () => number): string {
  const letters = KINDS.find(([kind]) => kind.test(letter))?.[1];
  return letters?.[Math.floor(random() * letters.length)] ?? letter;
}

/** Pictures until the whole text shows. */
export const pictureCount = (text: string): number => [...text].length + STEP;

/**
 * What shows after so many pictures: letters that are done, then mixed ones.
 * @param random 0 to 1, as `Math.random`
 */
export function shuffled(text: string, picture: number, random: () => number): string {
  const done = picture - STEP;
  return [...text]
    .slice(0, Math.max(picture, 0))
    .map((letter, index) => (index < done ? letter : mix(letter, random)))
    .join('');
}
