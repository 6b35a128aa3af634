/** Owns taking a translation. */
import { said, type Words } from './say';

/**
 * Takes a language's words, by the texts' keys. Texts that were shown before keep their words, so that nothing on the
 * page changes.
 */
export function translate(words: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> {
  Object.assign(said, { ...words, ...said });
  return words;
}
