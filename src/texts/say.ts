/**
 * Owns the words that a shopper reads: the words of the config script, else those of the page's own translation, else
 * those of ours, else those of the English table.
 */

import { pageSetting } from '../bridge/page/globals';
import { config } from '../bridge/page/islands';
import { pageLanguage } from '../dom/language';
import type { PluralForms, Text } from './table';

/** A text, or its plural forms. */
export type Words = string | PluralForms;
/** The values for the `{names}` in a text. */
export type TextValues = Record<string, string | number>;

/**
 * The words of texts, by the texts' keys: those that the page has shown already, and for all others the translation
 * (translate.ts).
 */
export const said: Record<string, Words> = {};

/** The words of a text in the page's language, with the `{names}` still in them. */
export function wordsOf({ key, global, en }: Text): Words {
  const { texts } = config();
  const tag = pageLanguage();
  // Checked first, because few shops replace any text, and a listing asks for a hundred texts while it loads.
  const replaced = texts && [tag, tag.split(/-|_/)[0] as string, '*'].map((name) => texts[name]?.[key]).find(Boolean);
  return replaced ?? ((global && pageSetting(...global)) || (said[key] ??= en));
}

/** Replaces the `{names}` with values. */
export const fill = (words: string, values: TextValues = {}): string =>
  words.replace(/\{(\w+)\}/g, (whole, name) => (values[name] ?? whole) as string);

/** The text in the page's language. For a text with a count, use `sayCount` (sayCount.ts). */
export const say = (text: Text, values?: TextValues): string => fill(wordsOf(text) as string, values);
