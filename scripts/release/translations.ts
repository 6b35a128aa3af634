/**
 * Compiles the translations of the WordPress plugin into the files that WordPress reads: `.mo`; the same as PHP, which
 * WordPress reads faster from 6.5 on; and a JSON file for each script that has texts. A text without a translation is
 * left out, so that it stays English.
 */
import { type GetTextTranslation, type GetTextTranslations, mo, po } from 'gettext-parser';
import { entriesOf, isFuzzy, locales, poFile } from '../docs/po';
import { type TemplateText, templateTexts } from '../docs/pot';

const DOMAIN = 'shop-islands';

/** The handle of each script that has texts, by its path in the plugin. WordPress finds the JSON file by it. */
const HANDLES: Readonly<Record<string, string>> = { 'block/editor.js': 'shop-islands-block' };

function handleOf(script: string): string {
  const handle = HANDLES[script];
  if (!handle) throw new Error(`${script} has texts: name its handle in scripts/release/translations.ts.`);
  return handle;
}

const isDone = (entry: GetTextTranslation) => !!entry.msgstr[0] && !isFuzzy(entry);

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A translation as gettext's binary file. It has no date, so that the same words make the same bytes. */
function moFile(
  { charset, headers, translations }: GetTextTranslations,
  entries: readonly GetTextTranslation[],
): Buffer {
  const done: GetTextTranslations['translations'] = {
    '': { '': translations['']?.[''] ?? { msgid: '', msgstr: [''] } },
  };
  for (const entry of entries) {
    const texts = (done[entry.msgctxt ?? ''] ??= {});
    texts[entry.msgid] = entry;
  }
  return mo.compile({ charset, headers, translations: done });
}

/** A translation as PHP. */
function phpFile(locale: string, entries: readonly GetTextTranslation[]): string {
  const rows = entries.map(({ msgctxt, msgid, msgstr }) => {
    const key = msgctxt ? `${quoted(msgctxt)} . "\\4" . ${quoted(msgid)}` : quoted(msgid);
    return `\t\t${key} => ${quoted(msgstr[0] as string)},\n`;
  });
  return [
    '<?php',
    '/**',
    ' * Made by scripts/release/translations.ts.',
    ' *',
    ' * @package Shop_Islands',
    ' */',
    '',
    "defined( 'ABSPATH' ) || exit;",
    '',
    'return array(',
    `\t'domain'   => ${quoted(DOMAIN)},`,
    `\t'language' => ${quoted(locale)},`,
    `\t'messages' => array(\n${rows.join('')}\t),`,
    ');\n',
  ].join('\n');
}

/** The translation of one script's texts for `wp.i18n`. These have no context: scripts/docs/pot.ts sees to it. */
function jsonFile(locale: string, entries: readonly GetTextTranslation[]): string {
  const messages = {
    '': { domain: DOMAIN, lang: locale },
    ...Object.fromEntries(entries.map(({ msgid, msgstr }) => [msgid, msgstr])),
  };
  return JSON.stringify({ domain: DOMAIN, locale_data: { [DOMAIN]: messages } });
}

/**
 * The files of one locale, by their names.
 * @param locale such as `de_DE`
 * @param said the text of its `.po`
 * @param template the plugin's texts, which say which script has which
 */
export function filesOfTranslation(
  locale: string,
  said: string,
  template: readonly TemplateText[],
): Map<string, Buffer> {
  const file = po.parse(said);
  const entries = entriesOf(file).filter(isDone);
  const base = `${DOMAIN}-${locale}`;
  const scripts = [...new Set(template.flatMap(({ files }) => files))].filter((path) => path.endsWith('.js'));
  const ofScript = (script: string) => {
    const texts = new Set(
      template.filter(({ context, files }) => !context && files.includes(script)).map(({ text }) => text),
    );
    return entries.filter(({ msgctxt, msgid }) => !msgctxt && texts.has(msgid));
  };
  return new Map([
    [`${base}.mo`, moFile(file, entries)],
    [`${base}.l10n.php`, Buffer.from(phpFile(locale, entries))],
    ...scripts.map((script): [string, Buffer] => [
      `${base}-${handleOf(script)}.json`,
      Buffer.from(jsonFile(locale, ofScript(script))),
    ]),
  ]);
}

/** The files of all translations, by their names. */
export function translationFiles(): Map<string, Buffer> {
  const template = templateTexts();
  return new Map(locales().flatMap((locale) => [...filesOfTranslation(locale, poFile(locale), template)]));
}
