/** Owns which words a shopper reads: the config script's, else the page's own translation, else the English table. */

import { pageSetting } from '../bridge/page/globals';
import { config } from '../bridge/page/islands';
import type { PluralForms, Text } from './table';

type Words = string | PluralForms;
/** What the `{names}` of a text stand for. */
export type TextValues = Record<string, string | number>;

/** The page's language tag. */
export const language = (): string => document.documentElement.lang || 'en';

/** The words of a text in the page's language, without its values. */
export function wordsOf({ key, global, en }: Text): Words {
  const { texts } = config();
  const tag = language();
  // Few shops have any, and a listing asks for a hundred texts while it loads.
  const replaced = texts && [tag, tag.split(/-|_/)[0] as string, '*'].map((name) => texts[name]?.[key]).find(Boolean);
  return replaced ?? ((global && pageSetting(...global)) || en);
}

/** Puts values in the place of `{names}`. */
export const fill = (words: string, values: TextValues = {}): string => words.replace(/\{(\w+)\}/g, (whole, name) => (values[name] ?? whole) as string);

/** Gives a text in the page's language. One with a count is said by `sayCount` (textCount.ts). */
export const say = (text: Text, values?: TextValues): string => fill(wordsOf(text) as string, values);
