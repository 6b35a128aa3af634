/**
 * The one list of chunks: the files of dist/, their sources, which of them browsers compile whole, and which of them a
 * page loads together.
 *
 * Each file of src/entry/chunks/ is a chunk, and each island without a place in one of those is a chunk of its own. A
 * module that such a file re-exports (`export … from`) belongs to that chunk: other chunks that import the module
 * import the chunk's file instead. A module that belongs to no chunk goes into each chunk that uses it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { strays } from '../../src/entry/families/strays';
import { allIslands } from '../../widgets/allIslands';
import { registry } from '../../widgets/registry';

export const CHUNKS = 'src/entry/chunks';
/** Each file is a chunk `texts-…`: a language, or a variant of one, whose name has a subtag (`de-formal`). */
const LANGUAGES = 'src/texts/languages';
const ENDINGS = ['.ts', '.tsx', '/index.ts', ''];

/** The chunk that imports no other one, so that a page that sleeps can run it. */
export const ALONE = 'alone';

/**
 * Chunks for a page that sleeps, which import no chunk but `alone`. They contain copies of modules that belong to other
 * chunks, so such a module must not keep state that exists once per page.
 */
export const APART: readonly string[] = ['mini-cart', 'fresh-cart', 'cart-by-jquery'];

/** Files that most pages run at once: browsers compile these whole, and not function by function. */
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

const translations: readonly string[] = readdirSync(LANGUAGES)
  .map((file) => file.replace('.ts', ''))
  .sort();
/** The languages that the texts are translated into. */
export const languages: readonly string[] = translations.filter((name) => !name.includes('-'));
/** The variants of these languages, such as `de-formal`. */
export const variants: readonly string[] = translations.filter((name) => name.includes('-'));
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
 * Source files of the chunks that own no modules, by the chunks' names: single islands, several islands in one chunk,
 * and translations.
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
  return Object.fromEntries([...files, ...translations.map((name) => [textsOf(name), fileOfLanguage(name)])]);
}

/** The source file that a chunk is made of; undefined where there is no such chunk. */
export const sourceOf = (chunk: string): string | undefined =>
  sharedChunkNames().includes(chunk) ? `${CHUNKS}/${chunk}.ts` : new Map(Object.entries(plainChunks())).get(chunk);

/** The chunk that a source file (absolute) or package belongs to. */
export function chunkOfModules(): ReadonlyMap<string, string> {
  const found = new Map(translations.map((name) => [resolve(fileOfLanguage(name)), textsOf(name)]));
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
 * The chunks that each kind of page asks for at its first look. The manifest lists them with everything that they
 * import, so that a server can print `modulepreload` for them, and the browser does not discover one file after the
 * other.
 */
export const AHEAD: Readonly<Record<string, readonly string[]>> = {
  other: [],
  content: ['core', 'extras'],
  listing: [ALONE],
  product: ['product-look'],
  'variable-product': ['core', 'product-look', 'variations'],
  // What a product's page asks for beside its own: for its gallery, if that cannot wait for a hand, and for buttons
  // beside its quantity.
  gallery: ['core', 'product-page', 'in-time'],
  steps: ['core', 'product'],
  // What a page asks for beside its own, if it shows the widget of a cart that is empty.
  'blank-cart': ['core', 'mini-cart', 'blank-cart', 'add-to-cart'],
  // What a page asks for beside its own, if it has another plugin's chat button, Astra's header or CookieYes' banner.
  chat: ['core', 'chat', 'in-time'],
  'header-menu': ['core', 'extras', 'header-menu', 'smooth-anchors'],
  consent: ['core', 'consent', 'cookieyes', 'category-consent'],
  cart: ['core', 'cart-page', 'mini-cart'],
  checkout: ['core', 'checkout-page', 'mini-cart'],
  // An account's forms: one with a password, one with an address.
  password: ['core', 'extras', 'password-toggle'],
  address: ['core', 'checkout-page'],
  // A cart or a checkout that is a block. The only island with work there is that of the order's source.
  block: ['core', 'at-once', 'order-attribution-inputs'],
};

/**
 * The chunks that some kinds of pages fetch before any interaction, on a shop that has only WooCommerce and records
 * where shoppers came from. The tab is assumed to know the cart already, and the cart to be empty on a product's page.
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

/** The chunks that a page has fetched when each of its islands has been used once, by the scenario. */
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
