/**
 * The one list of chunks: what is a file of dist/, what it is made of, which are compiled whole, and which a page has
 * together.
 *
 * Each file of src/entry/chunks/ is a chunk, and each island that has no place in one of those is a chunk of its own.
 * What a file there re-exports (`export … from`) belongs to that chunk: whoever else imports such a module imports the
 * chunk's file instead. A module that belongs to none goes into each chunk that uses it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allIslands } from '../../widgets/allIslands';
import { registry } from '../../widgets/registry';
import { strays } from '../../widgets/strays';

export const CHUNKS = 'src/entry/chunks';
/** Each file is a chunk `texts-…`. */
const LANGUAGES = 'src/texts/languages';
const ENDINGS = ['.ts', '.tsx', '/index.ts', ''];

/** The chunk that imports no other one, so that a page that sleeps can run it. */
export const ALONE = 'alone';

/**
 * They import the chunk above only, for a page that sleeps: what belongs to others they have a copy of, which must not
 * have to be one for the page.
 */
export const APART: readonly string[] = ['mini-cart', 'fresh-cart', 'cart-by-jquery'];

/** What most pages run at once: browsers compile these files whole, and not function by function. */
export const COMPILED_WHOLE: readonly string[] = [
  'shop-islands',
  'core',
  ALONE,
  'product-look',
  'product',
  'variations',
];

/** The file of a module, by its path without ending; undefined of a package. */
export const fileOf = (path: string): string | undefined =>
  ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && /\.tsx?$/.test(file));

/** The languages that the texts are translated into. */
export const languages: readonly string[] = readdirSync(LANGUAGES).map((file) => file.replace('.ts', ''));
const textsOf = (language: string) => `texts-${language}`;
const fileOfLanguage = (language: string) => `${LANGUAGES}/${language}.ts`;

const named = readdirSync(CHUNKS).map((file) => file.replace('.ts', ''));
const reExports = (chunk: string) =>
  [...readFileSync(`${CHUNKS}/${chunk}.ts`, 'utf8').matchAll(/^export [^;]*?from '([^']+)'/gm)].map(
    ([, id = '']) => id,
  );

/** Chunks that others import at build time, because modules belong to them. */
export const sharedChunkNames = (): string[] => named.filter((chunk) => reExports(chunk).length);

/**
 * Source files of the chunks that nothing belongs to, by their names: islands alone, several in one, and translations.
 */
export function plainChunks(): Record<string, string> {
  const shared = sharedChunkNames();
  const families = registry.filter(({ family }) => family);
  const alone = [
    ...[...registry, ...strays].filter(({ family }) => !family),
    ...allIslands.filter(({ chunk }) => chunk),
  ];
  const names = [...alone, ...families]
    .map(({ name, chunk = name }) => chunk)
    .filter((chunk) => !shared.includes(chunk));
  const files = [...names, 'texts'].map((chunk) => [
    chunk,
    named.includes(chunk) ? `${CHUNKS}/${chunk}.ts` : `widgets/${chunk}/index.ts`,
  ]);
  return Object.fromEntries([...files, ...languages.map((language) => [textsOf(language), fileOfLanguage(language)])]);
}

/** The chunk that a source file (absolute) or package belongs to. */
export function chunkOfModules(): ReadonlyMap<string, string> {
  const found = new Map(languages.map((language) => [resolve(fileOfLanguage(language)), textsOf(language)]));
  for (const chunk of named) {
    for (const id of reExports(chunk)) {
      const owned = id.startsWith('.') ? fileOf(resolve(CHUNKS, id)) : id;
      if (!owned) throw new Error(`${CHUNKS}/${chunk}.ts exports "${id}", which is not there.`);
      if (found.has(owned)) throw new Error(`"${id}" is in two chunks, ${found.get(owned)} and ${chunk}.`);
      found.set(owned, chunk);
    }
  }
  return found;
}

/**
 * What each kind of page asks for at its first look. The manifest has it with all that these chunks import, so that a
 * server can print it as `modulepreload`: nothing of it is found out one file after the other.
 */
export const AHEAD: Readonly<Record<string, readonly string[]>> = {
  other: [],
  content: ['core', 'extras'],
  listing: [ALONE],
  product: ['product-look'],
  'variable-product': ['core', 'product-look', 'variations'],
  cart: ['core', 'cart-page', 'mini-cart'],
  checkout: ['core', 'checkout-page', 'mini-cart'],
  // A cart or a checkout that is a block, where only the order's source is an island's.
  block: ['core', 'at-once', 'order-attribution-inputs'],
};

/**
 * What some kinds of pages fetch before any interaction, on a shop of WooCommerce's alone that keeps where shoppers
 * came from, in a tab that knows the cart; a product's page with an empty one.
 */
export const UNTOUCHED = {
  product: [ALONE, 'product-look'],
  'variable-product': [ALONE, 'core', 'product-look', 'variations'],
  /** The same with swatches, or buttons beside its quantity. */
  'product-with-swatches': [ALONE, 'core', 'product-look', 'product', 'variations'],
  cart: [ALONE, 'core', 'mini-cart', 'cart-page'],
  checkout: [ALONE, 'core', 'mini-cart', 'checkout-page', 'add-to-cart'],
};

const listing = [
  ALONE,
  'store-notice',
  'core',
  'at-once',
  'add-to-cart',
  'mini-cart',
  'mini-cart-drawer',
  'react',
  'cover',
];

/** What a page has fetched, by what was done on it, when each of its islands has been used once. */
export const PAGES = {
  listing,
  product: [...listing, 'product-look', 'product', 'product-page', 'swatches-view', 'variations', 'product-lightbox'],
  cards: [
    ...listing,
    'shopengine',
    'wishlist',
    'comparison',
    'comparison-bar-view',
    'comparison-dialog',
    'quick-view',
    'direct-checkout',
    'toast',
    'tooltip',
    'loop-swatches',
    'card-pictures',
  ],
};
