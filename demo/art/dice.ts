/** Owns random numbers that are the same every time: numbers from a seed, and a seed from a text. */

/** Numbers from 0 up to 1. */
export type Dice = () => number;

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Scrambles text into 32 bits (FNV-1a, mixed once more). */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

/** One item of a list; an item that is listed more often comes more often. */
export const pick = <T>(roll: Dice, list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T;

/** A whole number from `low` up to `high`. */
export const between = (roll: Dice, low: number, high: number): number => Math.round(low + roll() * (high - low));

/** As many texts as asked for, one after the other. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
