/** Owns which letters each frame of a shuffled text shows. Pure. */

/** How many letters are mixed at a time, as in the original. */
const STEP = 8;

const KINDS: readonly [kind: RegExp, letters: string][] = [
  [/\s/, ''],
  [/\p{Lowercase}/u, 'abcdefghijklmnopqrstuvwxyz'],
  [/\p{Uppercase}/u, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/\d/, '0123456789'],
  [/[!-/:-@[-`{-~]/, '.,?/()!*&^%$#'],
];

/** Another letter of the same kind. In scripts without such kinds, it is the letter itself. */
function mix(letter: string, random: () => number): string {
  const letters = KINDS.find(([kind]) => kind.test(letter))?.[1];
  return letters?.[Math.floor(random() * letters.length)] ?? letter;
}

/** How many frames it takes until the whole text shows. */
export const pictureCount = (text: string): number => [...text].length + STEP;

/**
 * The text of a frame: first the final letters, then the mixed ones.
 * @param picture the number of the frame
 * @param random gives numbers from 0 to 1, like `Math.random`
 */
export function shuffled(text: string, picture: number, random: () => number): string {
  const done = picture - STEP;
  return [...text]
    .slice(0, Math.max(picture, 0))
    .map((letter, index) => (index < done ? letter : mix(letter, random)))
    .join('');
}
