/**
 * Keeps the translations of the WordPress plugin in step with its template: one gettext file for each language that the
 * islands speak, and for every other language that has a file. A new text gets an empty translation, and a text that is
 * gone takes its translation with it. The words themselves are translators' work.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { languages } from '../build/chunks';
import { keyOf, LANGUAGES, type TemplateText, templateTexts } from './pot';

/** The locale of WordPress for each language of the islands. */
const LOCALES: Readonly<Record<string, string>> = {
  ar: 'ar',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  ja: 'ja',
  nl: 'nl_NL',
  pl: 'pl_PL',
  pt: 'pt_BR',
};

function localeOf(language: string): string {
  const locale = LOCALES[language];
  if (!locale) throw new Error(`The islands speak "${language}": name WordPress’ locale for it in scripts/docs/po.ts.`);
  return locale;
}

const NAME = /^shop-islands-(\w+)\.po$/;

/** The locales that the plugin is translated into, from A to Z. */
export const locales = (): string[] =>
  [
    ...new Set([...languages.map(localeOf), ...readdirSync(LANGUAGES).flatMap((file) => NAME.exec(file)?.[1] ?? [])]),
  ].sort();

/** The path of a locale's translation. */
export const poPath = (locale: string): string => `${LANGUAGES}/shop-islands-${locale}.po`;

/** Every translation of a parsed file, without its header. */
export const entriesOf = ({ translations }: GetTextTranslations): GetTextTranslation[] =>
  Object.values(translations)
    .flatMap((texts) => Object.values(texts))
    .filter(({ msgid }) => msgid !== '');

/** Whether a translator has marked an entry as unsure. */
export const isFuzzy = ({ comments }: GetTextTranslation): boolean => /\bfuzzy\b/.test(comments?.flag ?? '');

/** A file with a header and no more. */
const EMPTY = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n';

/** The header: without dates and names of tools, so that only words change the file. */
const headerOf = (locale: string, { headers }: GetTextTranslations) => ({
  'Project-Id-Version': 'Shop Islands',
  Language: locale,
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
  ...(headers['Plural-Forms'] ? { 'Plural-Forms': headers['Plural-Forms'] } : {}),
});

/** A text's entry: its translation and the translator's own comment are those of the file. */
function entryOf({ text, context, isFormat }: TemplateText, known: GetTextTranslation | undefined): GetTextTranslation {
  const flags = [isFormat && 'php-format', known && isFuzzy(known) && 'fuzzy'].filter(Boolean);
  const translator = known?.comments?.translator;
  return {
    msgid: text,
    msgstr: [known?.msgstr[0] ?? ''],
    comments: { ...(translator ? { translator } : {}), ...(flags.length ? { flag: flags.join(', ') } : {}) },
    ...(context ? { msgctxt: context } : {}),
  };
}

/**
 * A translation in step with the template, in its order.
 * @param locale such as `de_DE`
 * @param said the file's text so far; "" where there is none
 * @param template the plugin's texts
 */
export function inStep(locale: string, said: string, template: readonly TemplateText[]): string {
  const file = po.parse(said || EMPTY);
  const known = new Map(
    entriesOf(file).map((entry) => [keyOf({ context: entry.msgctxt ?? '', text: entry.msgid }), entry]),
  );
  const places = new Map(template.map((text, place) => [keyOf(text), place]));
  const placeOf = ({ msgctxt = '', msgid }: GetTextTranslation) =>
    places.get(keyOf({ context: msgctxt, text: msgid })) ?? 0;
  const translations: GetTextTranslations['translations'] = {};
  for (const text of template) {
    const texts = (translations[text.context] ??= {});
    texts[text.text] = entryOf(text, known.get(keyOf(text)));
  }
  const table = { charset: 'utf-8', headers: headerOf(locale, file), translations };
  return String(po.compile(table, { foldLength: 0, sort: (one, other) => placeOf(one) - placeOf(other) }));
}

/** The text of a locale's file, in step with the plugin. */
export function poFile(locale: string): string {
  const path = poPath(locale);
  return inStep(locale, existsSync(path) ? readFileSync(path, 'utf8') : '', templateTexts());
}
