/**
 * Stands in for `node:crypto` in the demo shop that runs in a page: it makes texts that differ, and that are not
 * secret.
 */

const SEEDS = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b];

const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');

/** FNV-1a. */
const hashed = (text: string, seed: number): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), seed);

/** 32 hex digits for a text, whatever the name of the hash is. */
export const createHash = (_name: string) => ({
  update: (text: string) => ({ digest: (_encoding: 'hex') => SEEDS.map((seed) => hex(hashed(text, seed))).join('') }),
});

/** The given number of random bytes. */
export const randomBytes = (count: number) => ({
  toString: (_encoding: 'hex') =>
    [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
});
