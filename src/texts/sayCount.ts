/** Owns texts with a count, which have one form per plural category of the page's language. */

import { pageLanguage } from '../dom/language';
import { fill, type TextValues, wordsOf } from './say';
import type { Text } from './table';

/**
 * The page's language for `Intl`, which throws for an invalid tag. Themes print WordPress' `en_GB` for `en-GB`; any
 * other invalid tag, and a page that says none, counts as English.
 */
export function intlLanguage(): string {
  try {
    return Intl.getCanonicalLocales(pageLanguage().replaceAll('_', '-'))[0] as string;
  } catch {
    return 'en';
  }
}

/**
 * The text with a count in the page's language.
 * @param values the values for the `{names}`; `count` also chooses the plural form
 */
export function sayCount(text: Text, values: TextValues & { count: number }): string {
  const words = wordsOf(text);
  return fill(
    typeof words === 'string'
      ? words
      : (words[new Intl.PluralRules(intlLanguage()).select(values.count)] ?? words.other),
    values,
  );
}
