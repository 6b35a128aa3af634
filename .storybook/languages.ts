/** Owns the languages of the toolbar, and showing the library's own words in one of them. */
import { said, type Words } from '../src/texts/say';

/** The name of each language. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français', ar: 'العربية', ja: '日本語' } as const;

const files = import.meta.glob<{ default: Readonly<Record<string, Words>> }>('../src/texts/languages/*.ts');

/** Sets the page's language and the library's texts. A story that is on the page already must be rendered again. */
export async function showLanguage(language: string): Promise<void> {
  document.documentElement.lang = language;
  const words = await files[`../src/texts/languages/${language}.ts`]?.();
  for (const key of Object.keys(said)) delete said[key];
  Object.assign(said, words?.default);
}

/** @param direction `ltr`, `rtl`, or `auto` for the language's own */
export function showDirection(direction: string, language: string): void {
  document.documentElement.dir = direction === 'auto' ? (language === 'ar' ? 'rtl' : 'ltr') : direction;
}
