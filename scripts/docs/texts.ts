/**
 * Makes docs/texts.md: how texts are chosen and translated, and the table of all texts with the places that say them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Text } from '../../src/texts/table';
import * as table from '../../src/texts/table';
import { languages, variants } from '../build/chunks';
import { markdownTable } from '../markdownTable';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** For which shops each variant is, and what it says differently. */
const VARIANTS: Readonly<Record<string, readonly [locales: string, says: string]>> = {
  'de-ch': ['`de_CH`', '“Sie”, “ss” for “ß”, «» for quotation marks, the currency before the amount'],
  'de-ch-informal': ['`de_CH_informal`', 'the same with “du”'],
  'de-formal': ['`de_DE_formal`', '“Sie”'],
  'nl-formal': ['`nl_NL_formal`', '“u”'],
  'pt-pt': ['`pt_PT`, `pt_PT_ao90`', 'the Portuguese of Portugal'],
};

const introduction = (): string => `# Texts

A text that a shopper reads is, in this order,

1. what the server printed where it stands (labels in the markup, \`data-*\`),
2. what the config script has for it,
3. the page's own translated global, as WooCommerce and plugins print it,
4. the library's translation for the page's \`lang\`,
5. English: [src/texts/table.ts](../src/texts/table.ts).

\`\`\`json
{
  "texts": {
    "de": {
      "your_cart": "Ihr Warenkorb",
      "could_not_add": "„{name}“ konnte nicht in den Warenkorb gelegt werden.",
      "adds_dropped": { "one": "{count} Artikel kam nicht mehr in den Warenkorb.", "other": "{count} Artikel kamen nicht mehr in den Warenkorb." }
    },
    "*": { "view_cart": "Basket" }
  }
}
\`\`\`

The language is the page's \`lang\`. In the config the whole tag (\`de-AT\`) is looked up first, then its base (\`de\`), then \`*\`. Plural forms have the names of \`Intl.PluralRules\`. A theme that prints \`en_GB\` gets the plural forms of \`en-GB\`, and a page whose \`lang\` is no language tag gets those of English. Prices and messages of the server are shown in the server's own words.

## Translations

There are two kinds of texts, and both come in ${languages.map((language) => `${inEnglish.of(language)} (\`${language}\`)`).join(', ')}.

| Texts | Read by | A language's file |
|---|---|---|
| the islands' | shoppers | [src/texts/languages/de.ts](../src/texts/languages/de.ts) |
| the WordPress plugin's: settings, notices, block | those who run the shop; shoppers read the labels of hosts alone | [wordpress/shop-islands/languages/shop-islands-de_DE.po](../wordpress/shop-islands/languages/shop-islands-de_DE.po) |

To mend a translation, or to bring one:

1. Fork the project, and change the language's file. Poedit and every other editor for gettext opens a \`.po\`.
2. Run \`npm run docs\`. It brings each \`.po\` in step with the plugin: new texts come without a translation, texts that are gone go, and notes, dates and the editor's name are left out.
3. Run \`npm run check\`, and propose the change. \`tests/docs/po.test.ts\` finds a text of the plugin that is missing, empty, unknown or marked as unsure, and a placeholder (\`%s\`) that is lost. \`tests/src/texts/languages.test.ts\` finds the same in the islands' texts, a missing plural form, and quotation marks, spaces or an address that are not the language's own.

To add a language to both, add it to the islands' texts as below, and WordPress' locale to [scripts/docs/po.ts](../scripts/docs/po.ts). Then \`npm run docs\` begins its \`.po\`. To add a locale to the plugin alone, such as \`de_CH\`, begin with an empty \`shop-islands-de_CH.po\`.

Where the plugin is in WordPress' directory, communities translate it on translate.wordpress.org instead, without a fork. WordPress fetches their translation by itself, and uses it rather than the plugin's own file. What comes from there is taken over by putting the exported \`.po\` in the place of ours, and going on with step 2.

### The islands' texts

Each language is a chunk, \`texts-{language}\`, and serves every region that has no variant of its own: \`de-AT\` gets German, and \`pt-BR\` the Portuguese of Brazil. A page in English, or in a language that is not in the list, fetches none.

### Formal and informal

Each language addresses shoppers as WooCommerce’s own translation does: German, Dutch and Spanish with “du”, “je” and “tú”, Italian with “tu”, French with “vous”. Where WordPress has a formal or a regional locale beside it, the library has a variant. A variant holds only the texts that differ, in a chunk of its own, which brings the language's chunk.

${markdownTable(
  ['Variant', 'For a shop in', 'Says'],
  variants.map((variant) => {
    const [locales, says] = VARIANTS[variant] ?? [];
    if (!says) throw new Error(`Describe the variant "${variant}" in scripts/docs/texts.ts.`);
    return [`\`${variant}\``, locales as string, says];
  }),
)}

WordPress may print \`lang="de-DE"\` for \`de_DE\` and for \`de_DE_formal\`. So the plugin names the shop's locale in the config: \`"locale": "de_DE_formal"\`. A page without the plugin does the same, or has the variant in its \`lang\` (\`de-DE-formal\`). A locale of another language than the page's is ignored.

### How they are fetched

The loader asks for \`texts\` together with \`core\`, and that chunk asks for the language's. Islands start once it is there, and wait for one second at most. If it comes later, whatever has been said keeps its words, and all other texts are translated. If it cannot be loaded, the texts are English ([why](decisions/pages.md#2026-11-26--islands-wait-a-moment-for-the-pages-language)).

A page that runs islands of its own only (\`start\` of the package without \`base\`) fetches no translation.

### Add or correct a translation

To correct a text, change it in the language's file below [src/texts/languages/](../src/texts/languages/de.ts), and in its variants if they have it too. The words of a shop (cart, coupon, stock) are those of WooCommerce’s own translation in that language. Read the text where a shopper reads it: the table below says where. \`{names}\` stay as they are, but may stand elsewhere in the sentence.

To add a language:

1. Copy a file of src/texts/languages/, and name it by the language's code. Its first line says how it addresses shoppers.
2. Add the code to [src/texts/bringTranslation.ts](../src/texts/bringTranslation.ts).
3. Add its quotation marks, and what else its typography needs, to \`tests/helpers/typography.ts\`.

To add a variant, copy [src/texts/languages/de-formal.ts](../src/texts/languages/de-formal.ts), and name it by the language and the part of the locale that tells it: \`nl-formal\`, \`pt-pt\`. Write only the texts that differ, and add the name in the same two places and in \`scripts/docs/texts.ts\`.

\`tests/src/texts/languages.test.ts\` finds a missing text, a missing or unknown \`{name}\`, a missing plural form, a variant's text that says the same as its language, and quotation marks, spaces or an address that are not the language’s own. A shop that only wants other words for itself writes them into its config, as shown above.

### The plugin's texts

The language is that of the site, or the one that a user has chosen in the profile, and its locale has to be the file's: \`de_AT\` stays English. Owners are addressed as wp-admin addresses them. \`npm run docs\` makes the template, \`languages/shop-islands.pot\`, from the plugin's code and from the first sentence of each island's README. \`npm run release\` compiles each \`.po\` into the zip: a \`.mo\`, the same as PHP, which WordPress 6.5 and newer reads faster, and a JSON file for the block's editor.

## All texts
`;

/** The place in which a shopper sees the texts of a file that belongs to no island. */
const PLACES: readonly (readonly [file: string, place: string])[] = [
  ['src/actions/addFailure.ts', 'messages after an add'],
  ['src/actions/addProduct.ts', 'messages after an add, card buttons'],
  ['src/actions/tellAdds.ts', 'messages after an add'],
  ['src/actions/pageComparisonTable.ts', 'messages about a comparison'],
  ['src/actions/tellUnremoved.ts', 'messages about a comparison'],
  ['src/api/media.ts', 'uploads in wp-admin'],
  ['src/api/rest.ts', 'messages about calls that failed'],
  ['src/texts/sayTimeLeft.ts', 'countdowns'],
  ['src/ui/views/Dialog.tsx', 'every dialog'],
  ['src/ui/views/Failure.tsx', 'dialogs whose content could not be loaded'],
  ['src/ui/sliders/autoplay.ts', 'sliders that move by themselves'],
  ['src/ui/covers/lightbox.ts', 'pictures and videos over the page'],
  ['src/actions/pageLoop.ts', 'loops'],
  ['src/ui/messages/toast.ts', 'every message'],
];

function placeOf(file: string): string {
  const [, widget] = /^widgets\/([^/]+)\//.exec(file) ?? [];
  if (widget) return `[${widget}](../widgets/${widget}/README.md)`;
  const place = PLACES.find(([name]) => name === file)?.[1];
  if (!place) throw new Error(`${file} says texts: name their place in scripts/docs/texts.ts.`);
  return place;
}

/** The texts that a file's code uses, by their names in the table. */
function namesIn(source: string): string[] {
  const [, named, whole] =
    /^import (?:\{([^}]*)\}|\* as (\w+)) from '[^']*texts\/table'/m.exec(
      source.replaceAll('./table', './texts/table'),
    ) ?? [];
  if (whole) return [...source.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map(([, name]) => name as string);
  return (named ?? '').split(',').map((word) => word.trim().split(' as ')[0] as string);
}

/** The places that say each text, by its name in the table. */
function placesByName(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  // Leaves out the check of the config, which knows all texts and shows none.
  for (const file of files.filter((one) => /\.tsx?$/.test(one) && one !== 'src/rules/configProblems.ts').sort()) {
    for (const name of namesIn(readFileSync(file, 'utf8')).filter((one) => one in table)) {
      const place = placeOf(file);
      const known = places.get(name) ?? [];
      if (!known.includes(place)) places.set(name, [...known, place]);
    }
  }
  return places;
}

const wordsOf = ({ en }: Text) =>
  typeof en === 'string'
    ? en
    : Object.entries(en)
        .map(([form, words]) => `${form}: ${words}`)
        .join('<br>');

/** Texts in the table's own order, which a module's list of exports does not keep. */
function inOrder(): [name: string, text: Text][] {
  const names = [...readFileSync('src/texts/table.ts', 'utf8').matchAll(/^export const (\w+)/gm)].map(
    ([, name]) => name,
  );
  return Object.entries<Text>(table).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
}

/** The page's text. Throws where a text of the table is used nowhere. */
export function textsPage(): string {
  const places = placesByName();
  const rows = inOrder().map(([name, text]) => {
    const seen = places.get(name);
    if (!seen) throw new Error(`Nobody says "${name}" of src/texts/table.ts.`);
    return [`\`${text.key}\``, wordsOf(text), seen.join(', '), text.global ? `\`${text.global.join('.')}\`` : ''];
  });
  return `${introduction()}\n${markdownTable(['Key', 'English', 'Seen in', 'The page’s own'], rows)}\n`;
}
