/**
 * Makes docs/texts.md: how texts are chosen and translated, and the table of all texts with the places that say them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Text } from '../../src/texts/table';
import * as table from '../../src/texts/table';
import { languages } from '../build/chunks';
import { markdownTable } from '../markdownTable';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

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

The library has its texts in ${languages.map((language) => `${inEnglish.of(language)} (\`${language}\`)`).join(', ')}. Each is a chunk, \`texts-{language}\`, and serves every region: \`de-AT\` gets German, and each page in Portuguese the Portuguese of Brazil. A page in English, or in a language that is not in the list, fetches none.

The loader asks for \`texts\` together with \`core\`, and that chunk asks for the language's. Islands start once it is there, and wait for one second at most. If it comes later, whatever has been said keeps its words, and all other texts are translated. If it cannot be had, the texts are English ([why](decisions/pages.md#2026-11-26--islands-wait-a-moment-for-the-pages-language)).

A page that runs islands of its own only (\`start\` of the package without \`base\`) fetches no translation.

Each language addresses shoppers in one way, which the first line of its file names: German, Dutch and Spanish formally, because a page’s language does not tell whether the shop chose the formal or the informal WooCommerce; Italian and Portuguese as WooCommerce itself does. The words of a shop (cart, coupon, stock) are WooCommerce’s.

To add a language, copy a file of [src/texts/languages/](../src/texts/languages/de.ts), name it by the language's code, and add the code to [src/texts/bringTranslation.ts](../src/texts/bringTranslation.ts). \`tests/src/texts/languages.test.ts\` finds a missing text, a missing or unknown \`{name}\`, a missing plural form, and quotation marks, spaces or an address that are not the language’s own.

## All texts
`;

/** What is seen of a file that is no island's. */
const PLACES: readonly (readonly [file: string, place: string])[] = [
  ['src/actions/addFailure.ts', 'messages after an add'],
  ['src/actions/addProduct.ts', 'messages after an add, card buttons'],
  ['src/actions/tellAdds.ts', 'messages after an add'],
  ['src/actions/pageComparisonTable.ts', 'messages about a comparison'],
  ['src/api/media.ts', 'uploads in wp-admin'],
  ['src/api/rest.ts', 'messages about calls that failed'],
  ['src/texts/sayTimeLeft.ts', 'countdowns'],
  ['src/ui/Dialog.tsx', 'every dialog'],
  ['src/ui/Failure.tsx', 'dialogs whose content could not be loaded'],
  ['src/ui/autoplay.ts', 'sliders that move by themselves'],
  ['src/ui/lightbox.ts', 'pictures and videos over the page'],
  ['src/ui/loop.ts', 'loops'],
  ['src/ui/toast.ts', 'every message'],
];

function placeOf(file: string): string {
  const [, widget] = /^widgets\/([^/]+)\//.exec(file) ?? [];
  if (widget) return `[${widget}](../widgets/${widget}/README.md)`;
  const place = PLACES.find(([name]) => name === file)?.[1];
  if (!place) throw new Error(`${file} says texts: name their place in scripts/docs/texts.ts.`);
  return place;
}

/** Names of the table that a file's code takes, by name or from the whole table. */
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
  // A developer's check of the config knows all keys, and says none.
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

/** The page's text. Throws when nobody says a text. */
export function textsPage(): string {
  const places = placesByName();
  const rows = inOrder().map(([name, text]) => {
    const seen = places.get(name);
    if (!seen) throw new Error(`Nobody says "${name}" of src/texts/table.ts.`);
    return [`\`${text.key}\``, wordsOf(text), seen.join(', '), text.global ? `\`${text.global.join('.')}\`` : ''];
  });
  return `${introduction()}\n${markdownTable(['Key', 'English', 'Seen in', 'The page’s own'], rows)}\n`;
}
