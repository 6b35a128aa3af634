// @vitest-environment node
/** The files that WordPress reads, made from a translation. */
import { mo } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import type { TemplateText } from '../../scripts/docs/pot';
import { filesOfTranslation } from '../../scripts/release/translations';

const PO = `msgid ""
msgstr ""
"Language: fr_FR\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgid "Link"
msgstr "Lien d’ici"

msgctxt "block title"
msgid "Link"
msgstr "C:\\\\ et l'île"

msgid "Cart"
msgstr "Panier"

#, fuzzy
msgid "Unsure"
msgstr "Peut-être"

msgid "New"
msgstr ""
`;

const template: TemplateText[] = [
  { text: 'Link', context: '', notes: [], files: ['a.php', 'block/editor.js'], isFormat: false },
  { text: 'Link', context: 'block title', notes: [], files: ['block/block.json'], isFormat: false },
  { text: 'Cart', context: '', notes: [], files: ['a.php'], isFormat: false },
  { text: 'New', context: '', notes: [], files: ['block/editor.js'], isFormat: false },
];

describe('the files of a translation', () => {
  const files = filesOfTranslation('fr_FR', PO, template);
  const read = (name: string) => files.get(`shop-islands-fr_FR${name}`) as Buffer;

  test('have the names by which WordPress finds them', () => {
    expect([...files.keys()]).toEqual([
      'shop-islands-fr_FR.mo',
      'shop-islands-fr_FR.l10n.php',
      'shop-islands-fr_FR-shop-islands-block.json',
    ]);
  });

  test('the binary file has what is translated, by context, and leaves the rest English', () => {
    const { headers, translations } = mo.parse(read('.mo'));
    expect(headers.Language).toBe('fr_FR');
    expect(Object.keys(translations[''] ?? {}).sort()).toEqual(['', 'Cart', 'Link']);
    expect(translations['']?.Link?.msgstr).toEqual(['Lien d’ici']);
    expect(translations['block title']?.Link?.msgstr).toEqual(["C:\\ et l'île"]);
  });

  test('the PHP file has the same, and nobody calls it by its address', () => {
    const php = String(read('.l10n.php'));
    expect(php).toContain("defined( 'ABSPATH' ) || exit;");
    expect(php.match(/^\t\t'.*$/gm)).toEqual([
      "\t\t'Link' => 'Lien d’ici',",
      "\t\t'Cart' => 'Panier',",
      `\t\t'block title' . "\\4" . 'Link' => 'C:\\\\ et l\\'île',`,
    ]);
  });

  test('the script’s file has the script’s own texts alone', () => {
    expect(JSON.parse(String(read('-shop-islands-block.json'))).locale_data['shop-islands']).toEqual({
      '': { domain: 'shop-islands', lang: 'fr_FR' },
      Link: ['Lien d’ici'],
    });
  });

  test('are the same each time', () => {
    expect(filesOfTranslation('fr_FR', PO, template)).toEqual(files);
  });
});

test('a script whose handle is not known is refused', () => {
  const script: TemplateText = { text: 'Link', context: '', notes: [], files: ['admin/new.js'], isFormat: false };
  expect(() => filesOfTranslation('fr_FR', PO, [script])).toThrow(/^admin\/new\.js has texts/);
});
