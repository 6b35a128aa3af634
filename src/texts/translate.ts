/** Owns taking a translation. */
import { said, type Words } from './say';

/**
 * Takes a language's words, by the texts' keys. What has been said already keeps its words, so that nothing that is
 * shown changes.
 */
export function translate(words: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> {
  Object.assign(said, { ...words, ...said });
  return words;
}
