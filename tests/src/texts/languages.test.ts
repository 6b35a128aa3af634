import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../../../scripts/build/chunks';
import type { Words } from '../../../src/texts/say';
import * as table from '../../../src/texts/table';
import { translationFaults } from '../../helpers/translations';
import { typographyFaults } from '../../helpers/typography';

const modules = import.meta.glob<{ default: Readonly<Record<string, Words>> }>('../../../src/texts/languages/*.ts');
const load = async (language: string) =>
  (await modules[`../../../src/texts/languages/${language}.ts`]?.())?.default ?? {};

/** What is known to be said on a page in a language once its translation has come. */
async function broughtIn(lang: string): Promise<Readonly<Record<string, Words>>> {
  vi.resetModules();
  document.documentElement.lang = lang;
  await (await import('../../../src/texts/bringTranslation')).bringTranslation();
  return { ...(await import('../../../src/texts/say')).said };
}

afterEach(() => {
  document.documentElement.lang = '';
});

describe('the table of texts', () => {
  it('has each key once', () => {
    const keys = Object.values(table).map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });
});

describe('translations', () => {
  it('are there in nine languages', () => {
    expect([...languages].sort()).toEqual(['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt']);
  });

  it.each<[lang: string, language: string]>([
    ...languages.map((language): [string, string] => [language, language]),
    ['de-AT', 'de'],
    ['de_CH', 'de'],
    ['pt-BR', 'pt'],
    ['AR-EG', 'ar'],
  ])('are brought for a page in “%s”', async (lang, language) => {
    expect((await broughtIn(lang)).close).toBe((await load(language)).close);
  });

  it.each(['', 'da', 'del', 'constructor'])(
    'are not brought for a page in “%s”, for which there is none',
    async (lang) => {
      expect(await broughtIn(lang)).toEqual({});
    },
  );

  it.each(languages)(
    'in “%s” have every text with its placeholders and the forms that the language needs',
    async (language) => {
      expect(translationFaults(language, await load(language))).toEqual([]);
    },
  );

  it.each<[fault: string, language: string, change: Record<string, Words>]>([
    ['close is missing', 'de', { close: '' }],
    ["clsoe is no text's key", 'de', { clsoe: 'Zu' }],
    ['removed lacks {name}', 'fr', { removed: 'Retiré.' }],
    ['close has {nom}, which the text does not know', 'fr', { close: 'Fermer {nom}' }],
    ['product_count has no forms', 'pl', { product_count: '{count} produktów' }],
    ['close has forms, but no count', 'pl', { close: { other: 'Zamknij' } }],
    [
      'day_count lacks the form "many"',
      'pl',
      { day_count: { one: '{count} dzień', few: '{count} dni', other: '{count} dnia' } },
    ],
    [
      'day_count has the form "one", which the language does not need',
      'ja',
      { day_count: { one: '{count} 日', other: '{count} 日' } },
    ],
    [
      'day_count.few lacks {count}',
      'ar',
      { day_count: { zero: '0', one: '1', two: '2', few: 'أيام', many: '{count}', other: '{count}' } },
    ],
  ])('are told what is wrong: %s', async (fault, language, change) => {
    expect(translationFaults(language, { ...(await load(language)), ...change })).toEqual([fault]);
  });

  it.each(languages)(
    'in “%s” are written as the language is: quotation marks, spaces, punctuation, one way to address the shopper',
    async (language) => {
      expect(typographyFaults(language, await load(language))).toEqual([]);
    },
  );

  it.each<[fault: string, language: string, text: string]>([
    ['a straight quotation mark', 'fr', "Aujourd'hui"],
    ['three dots for an ellipsis', 'nl', 'Laden...'],
    ['an informal address', 'de', 'Dein Warenkorb'],
    ['a formal address', 'it', 'Il Suo carrello'],
    ['no fixed space before “%” or “…”', 'de', 'Wird geladen …'],
    ['no thin fixed space before “!”, “?”, “;” or “%”', 'fr', 'Précommander\u00a0!'],
    ['no fixed space before “:” or within “«»”', 'fr', 'Erreur: {error}'],
    ['no mark that opens a question or an exclamation', 'es', 'Reservar ahora!'],
    ['punctuation of another script', 'ar', 'مثلا, هذا'],
    ['punctuation of another script', 'ja', '先にログインしてください.'],
    ['quotation marks of another language', 'pl', '“{name}” usunięto'],
  ])('are told how they are written wrongly: %s (%s)', (fault, language, text) => {
    expect(typographyFaults(language, { key: text })).toEqual([`key has ${fault}`]);
  });
});
