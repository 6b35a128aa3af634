// @vitest-environment node
/** Checks that the WordPress plugin's translations are complete, and match its texts. */
import { existsSync, readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { languages } from '../../scripts/build/chunks';
import { entriesOf, inStep, isFuzzy, locales, poPath } from '../../scripts/docs/po';
import { keyOf, type TemplateText, templateTexts } from '../../scripts/docs/pot';

const text = (words: string, more: Partial<TemplateText> = {}): TemplateText => ({
  text: words,
  context: '',
  notes: [],
  files: ['a.php'],
  isFormat: false,
  ...more,
});

const HEAD = `msgid ""
msgstr ""
"Project-Id-Version: Shop Islands\\n"
"Language: de_DE\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=n != 1;\\n"
`;

const CART = `
msgid "Cart"
msgstr "Warenkorb"
`;

describe('a translation that is brought in step', () => {
  const step = (said: string, ...template: TemplateText[]) => inStep('de_DE', said, template);

  test('stays as it is where the plugin’s texts are the same', () => {
    expect(step(HEAD + CART, text('Cart'))).toBe(HEAD + CART);
  });

  test('gets a new text in its place, without a translation', () => {
    const titled = text('Shop island', { context: 'block title' });
    expect(step(HEAD + CART, titled, text('Cart'), text('%s stays', { isFormat: true }))).toBe(
      `${HEAD}\nmsgctxt "block title"\nmsgid "Shop island"\nmsgstr ""\n${CART}\n#, php-format\nmsgid "%s stays"\nmsgstr ""\n`,
    );
  });

  test('tells the same words with another context apart', () => {
    expect(step(HEAD + CART, text('Cart', { context: 'block title' }))).not.toContain('Warenkorb');
  });

  test('loses a text that is gone', () => {
    expect(step(`${HEAD}${CART}\nmsgid "Basket"\nmsgstr "Korb"\n`, text('Cart'))).toBe(HEAD + CART);
  });

  test('keeps what the translator noted, and loses the notes, dates and names of an editor', () => {
    const edited = `${HEAD}"PO-Revision-Date: 2026-01-01 10:00+0100\\n"\n"X-Generator: Poedit 3.5\\n"

# As WooCommerce says it.
#. The island
#: dist/islands.php:3
#, fuzzy
${CART.trimStart()}`;
    expect(step(edited, text('Cart'))).toBe(`${HEAD}\n# As WooCommerce says it.\n#, fuzzy\n${CART.trimStart()}`);
  });

  test('begins a language that has no file', () => {
    expect(step('', text('Cart'))).toBe(`${HEAD.replace(/"Plural.*\n/, '')}${CART.replace('Warenkorb', '')}`);
  });
});

test('each language of the islands has a translation of the plugin', () => {
  const inPlugin = locales().map((locale) => locale.split('_')[0]);
  expect(languages.filter((language) => !inPlugin.includes(language))).toEqual([]);
});

/** The placeholders of PHP's `sprintf`, with the sign for a percentage. */
const placeholders = (words = '') => (words.match(/%(?:%|(?:\d\$)?[sd])/g) ?? []).sort();

describe.each(locales())('the translation for %s', (locale) => {
  const path = poPath(locale);
  const entries = existsSync(path) ? entriesOf(po.parse(readFileSync(path))) : [];
  const template = templateTexts();
  const keys = entries.map(({ msgctxt = '', msgid }) => keyOf({ context: msgctxt, text: msgid }));

  test('has every text of the plugin', () => {
    expect(
      template.filter((one) => !keys.includes(keyOf(one))).map(({ text: words }) => words),
      'Run `npm run docs`, and translate what it adds.',
    ).toEqual([]);
  });

  test('has no text that the plugin does not have', () => {
    const known = template.map(keyOf);
    expect(
      keys.filter((key) => !known.includes(key)),
      '`npm run docs` drops them.',
    ).toEqual([]);
  });

  test('says every text, and nothing unsure', () => {
    expect(entries.filter((entry) => !entry.msgstr[0] || isFuzzy(entry)).map(({ msgid }) => msgid)).toEqual([]);
  });

  test('keeps each placeholder, and the spaces at both ends', () => {
    const lost = entries.filter(
      ({ msgid, msgstr: [said = ''] }) =>
        said &&
        (String(placeholders(said)) !== String(placeholders(msgid)) ||
          (said.trim() === said) !== (msgid.trim() === msgid)),
    );
    expect(lost.map(({ msgid, msgstr }) => [msgid, msgstr[0]])).toEqual([]);
  });
});
