import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages, variants } from '../../../scripts/build/chunks';
import type { Words } from '../../../src/texts/say';
import * as table from '../../../src/texts/table';
import { setPage } from '../../helpers/page';
import { translationFaults, variantFaults } from '../../helpers/translations';
import { typographyFaults } from '../../helpers/typography';

const modules = import.meta.glob<{ default: Readonly<Record<string, Words>> }>('../../../src/texts/languages/*.ts');
const load = async (language: string) =>
  (await modules[`../../../src/texts/languages/${language}.ts`]?.())?.default ?? {};

const languageOf = (variant: string) => variant.split('-')[0] as string;
/** All texts of a variant: its own words, and its language's for the rest. */
const loadWhole = async (variant: string) => ({ ...(await load(languageOf(variant))), ...(await load(variant)) });

/**
 * The texts of a page in a language after its translation has loaded. @param locale the shop's locale, as the config
 * names it
 */
async function broughtIn(lang: string, locale?: string): Promise<Readonly<Record<string, Words>>> {
  vi.resetModules();
  setPage({ locale });
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
    ['de_AT', 'de'],
    ['pt-BR', 'pt'],
    ['AR-EG', 'ar'],
  ])('are loaded for a page in “%s”', async (lang, language) => {
    expect((await broughtIn(lang)).close).toBe((await load(language)).close);
  });

  it.each<[lang: string, locale: string | undefined, variant: string]>([
    ['de-DE', undefined, 'de'],
    ['de-DE', 'de_DE', 'de'],
    ['de-DE', 'de_DE_formal', 'de-formal'],
    ['de', 'de_DE_formal', 'de-formal'],
    ['de-DE-formal', undefined, 'de-formal'],
    ['de-AT', 'de_AT', 'de'],
    ['de-CH', undefined, 'de-ch'],
    ['de-CH', 'de_CH', 'de-ch'],
    ['de-CH', 'de_CH_informal', 'de-ch-informal'],
    ['nl-NL', 'nl_NL', 'nl'],
    ['nl-BE', 'nl_BE', 'nl'],
    ['nl-NL', 'nl_NL_formal', 'nl-formal'],
    ['pt-BR', 'pt_BR', 'pt'],
    ['pt-PT', undefined, 'pt-pt'],
    ['pt-PT', 'pt_PT_ao90', 'pt-pt'],
    ['es-ES', 'de_DE_formal', 'es'],
  ])('on a page in “%s” of a shop in “%s” are those of “%s”', async (lang, locale, variant) => {
    expect(await broughtIn(lang, locale)).toEqual(await loadWhole(variant));
  });

  it('in a variant leave a text as it is that has been shown in English', async () => {
    vi.resetModules();
    setPage();
    document.documentElement.lang = 'de-DE-formal';
    const { said } = await import('../../../src/texts/say');
    said.your_cart = 'Your cart';
    await (await import('../../../src/texts/bringTranslation')).bringTranslation();
    expect([said.your_cart, said.wishlist_empty]).toEqual(['Your cart', 'Ihre Wunschliste ist leer.']);
  });

  it.each(['', 'da', 'del', 'constructor'])(
    'are not loaded for a page in “%s”, for which there is none',
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

  it.each(variants)('in “%s” are whole with the words of the variant', async (variant) => {
    expect(translationFaults(languageOf(variant), await loadWhole(variant))).toEqual([]);
  });

  it.each(variants)('in “%s” repeat nothing that the language says already', async (variant) => {
    expect(variantFaults(await load(languageOf(variant)), await load(variant))).toEqual([]);
  });

  it.each<[fault: string, own: Record<string, Words>]>([
    ['close is the same', { close: 'Schließen', your_cart: 'Ihr Warenkorb' }],
    ['day_count is the same', { day_count: { one: '{count} Tag', other: '{count} Tage' } }],
    ["clsoe is no text's key", { clsoe: 'Zu' }],
  ])('of a variant have a fault that is named: %s', async (fault, own) => {
    expect(variantFaults(await load('de'), own)).toEqual([fault]);
  });

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
  ])('have a fault that is named: %s', async (fault, language, change) => {
    expect(translationFaults(language, { ...(await load(language)), ...change })).toEqual([fault]);
  });

  it.each(languages)(
    'in “%s” follow the language’s rules for quotation marks, spaces, punctuation and the way to address the shopper',
    async (language) => {
      expect(typographyFaults(language, await load(language))).toEqual([]);
    },
  );

  it.each(variants)('in “%s” follow the rules of the variant', async (variant) => {
    expect(typographyFaults(variant, await loadWhole(variant))).toEqual([]);
  });

  it.each<[fault: string, language: string, text: string]>([
    ['a straight quotation mark', 'fr', "Aujourd'hui"],
    ['three dots for an ellipsis', 'nl', 'Laden...'],
    ['a formal address', 'de', 'Ihr Warenkorb'],
    ['a formal address', 'de', 'Bitte wählen Sie.'],
    ['an informal address', 'de-formal', 'Dein Warenkorb'],
    ['an informal address', 'de-ch', 'Dein Warenkorb'],
    ['a formal address', 'de-ch-informal', 'Ihr Warenkorb'],
    ['the letter “ß”', 'de-ch', 'Schließen'],
    ['quotation marks of another language', 'de-ch', '„{name}“'],
    ['a formal address', 'nl', 'Uw winkelwagen'],
    ['an informal address', 'nl-formal', 'Je winkelwagen'],
    ['a formal address', 'es', 'Elija su talla'],
    ['a formal address', 'es', 'Inténtelo de nuevo.'],
    ['an address with “você”', 'pt-pt', 'O que você viu'],
    ['a word of Brazil', 'pt-pt', 'Salvar'],
    ['a formal address', 'it', 'Il Suo carrello'],
    ['no fixed space before “%” or “…”', 'de', 'Wird geladen …'],
    ['no thin fixed space before “!”, “?”, “;” or “%”', 'fr', 'Précommander\u00a0!'],
    ['no fixed space before “:” or within “«»”', 'fr', 'Erreur: {error}'],
    ['no mark that opens a question or an exclamation', 'es', 'Reservar ahora!'],
    ['punctuation of another script', 'ar', 'مثلا, هذا'],
    ['punctuation of another script', 'ja', '先にログインしてください.'],
    ['quotation marks of another language', 'pl', '“{name}” usunięto'],
  ])('are checked for %s (%s)', (fault, language, text) => {
    expect(typographyFaults(language, { key: text })).toEqual([`key has ${fault}`]);
  });
});
