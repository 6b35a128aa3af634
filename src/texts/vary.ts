/** Owns taking what a variant of a language says differently. */
import { said, type Words } from './say';

/**
 * Replaces a language's words where its variant says something else. A text that has been shown in English before keeps
 * its words, so that nothing on the page changes.
 * @param words the language's words, which have been taken already, by the texts' keys
 * @param own the variant's words, only those that differ
 * @returns the variant's words
 */
export function vary(
  words: Readonly<Record<string, Words>>,
  own: Readonly<Record<string, Words>>,
): Readonly<Record<string, Words>> {
  for (const [key, differing] of Object.entries(own)) if (said[key] === words[key]) said[key] = differing;
  return own;
}
