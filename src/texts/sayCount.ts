/** Owns texts with a count: they have one form per plural category of the page's language. */

import { fill, language, type TextValues, wordsOf } from './say';
import type { Text } from './table';

/**
 * The page's language as `Intl` takes it, which throws at a tag that is none. Themes print WordPress' `en_GB` for `en-GB`;
 * anything else that is none counts as English.
 */
export function intlLanguage(): string {
  try {
    return Intl.getCanonicalLocales(language().replaceAll('_', '-'))[0] as string;
  } catch {
    return 'en';
  }
}

/**
 * Gives a text with a count in the page's language.
 * @param values what its `{names}` stand for; `count` also chooses the plural form
 */
export function sayCount(text: Text, values: TextValues & { count: number }): string {
  const words = wordsOf(text);
  return fill(typeof words === 'string' ? words : (words[new Intl.PluralRules(intlLanguage()).select(values.count)] ?? words.other), values);
}
