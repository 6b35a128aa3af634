/**
 * Makes pages of any size from a page that the shop prints: a product with a given number of variations, a cart with a
 * given number of rows.
 */
import type { CachedPage } from './kinds';

/** How many of each kind of element a page gets. */
export const SIZES = {
  cards: [100, 1_000, 5_000],
  variations: [20, 100, 500, 2_000],
  rows: [10, 100, 500],
  look: [500, 2_000, 4_000],
  guard: [1_000, 2_000, 4_000],
} as const;

/** The page with this many elements: adds paragraphs and links that no island looks for. Never removes elements. */
export function withElements(cached: CachedPage, count: number): CachedPage {
  const own = cached.html.match(/<[a-z]/gi)?.length ?? 0;
  const pairs = Math.max(0, Math.ceil((count - own) / 2));
  const filler = Array.from(
    { length: pairs },
    (_, place) => `<p class="filler filler-${place % 50}"><a href="#filler">Filler</a></p>`,
  ).join('');
  return { ...cached, html: cached.html.replace('</main>', () => `${filler}</main>`) };
}

const LOADER_TAG = /<script[^>]*\bsrc="[^"]*shop-islands\.js"[^>]*><\/script>/;

/** The page without the loader. */
export const withoutLoader = (cached: CachedPage): CachedPage => ({
  ...cached,
  html: cached.html.replace(LOADER_TAG, ''),
});

/**
 * The page with the consent guard's tag in the place of the loader's, first in the head, behind a list of providers
 * that do not occur on the page.
 */
export function withGuard(cached: CachedPage): CachedPage {
  const tag = cached.html.match(LOADER_TAG)?.[0];
  if (!tag) throw new Error(`${cached.url} has no tag of the loader.`);
  const block = Array.from({ length: 40 }, (_, place) => ({
    match: `provider-${place}.example`,
    category: 'analytics',
  }));
  const settings = `<script type="application/json" data-island="consent">${JSON.stringify({ block })}</script>`;
  const guard = tag.replace('shop-islands.js', 'shop-islands-guard.js').replace(/ (?:async|defer)\b(="[^"]*")?/, '');
  return { ...cached, html: withoutLoader(cached).html.replace(/<head[^>]*>/, (head) => `${head}${settings}${guard}`) };
}

/** A variation in the list that a product's form prints. */
interface Variation {
  attributes: Record<string, string>;
  variation_id: number;
}

const DATA = /data-product_variations="([^"]*)"/;

const fromAttribute = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#039;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const toAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The list with this many variations: its own first, then copies with further values of the given attribute. */
function grow(own: readonly Variation[], name: string, count: number): Variation[] {
  return Array.from({ length: count }, (_, place) => {
    const one = own[place % own.length] as Variation;
    const turn = Math.floor(place / own.length);
    if (!turn) return one;
    return {
      ...one,
      variation_id: one.variation_id + turn * 1_000_000,
      attributes: { ...one.attributes, [name]: `${one.attributes[name]} ${turn}` },
    };
  });
}

/** @throws where the page prints no variations */
export function withVariations(cached: CachedPage, count: number): CachedPage {
  const own: Variation[] = JSON.parse(fromAttribute(cached.html.match(DATA)?.[1] ?? '[]') || '[]') || [];
  const name = Object.keys(own[0]?.attributes ?? {})[0];
  if (!name) throw new Error(`${cached.url} prints no variations.`);
  const grown = grow(own, name, count);
  const values = [...new Set(grown.map(({ attributes }) => attributes[name] ?? ''))];
  const options = values
    .map((value) => `<option value="${toAttribute(value)}">${toAttribute(value)}</option>`)
    .join('');
  const list = new RegExp(
    `(<select\\b[^>]*\\bname="${name}"[^>]*>\\s*<option\\b[^>]*>[^<]*</option>)[\\s\\S]*?</select>`,
  );
  const html = cached.html
    .replace(DATA, () => `data-product_variations="${toAttribute(JSON.stringify(grown))}"`)
    .replace(list, (_, head) => `${head}${options}</select>`);
  return { ...cached, html };
}

const ROW = /<tr\b[^>]*\bcart_item\b[\s\S]*?<\/tr>/;
const KEY = /cart\[(\w+)\]/;

/** @throws where the page has no row of a cart */
export function withRows(cached: CachedPage, count: number): CachedPage {
  const row = cached.html.match(ROW)?.[0];
  const key = row?.match(KEY)?.[1];
  if (!row || !key) throw new Error(`${cached.url} has no row of a cart.`);
  const rows = Array.from({ length: count }, (_, place) =>
    row.replaceAll(key, place.toString(16).padStart(key.length, '0')),
  );
  let isFirst = true;
  const html = cached.html.replace(new RegExp(ROW, 'g'), () => {
    const all = isFirst ? rows.join('') : '';
    isFirst = false;
    return all;
  });
  return { ...cached, html };
}

/**
 * The cost of one more item between the two largest of three sizes, divided by its cost between the two smallest: 1 is
 * linear.
 * @param sizes three counts, growing; @param costs of each; @param least differences below this are noise
 */
export function growthOf(sizes: readonly number[], costs: readonly number[], least: number): number {
  const [a = 0, b = 0, c = 0] = sizes;
  const [low = 0, middle = 0, high = 0] = costs;
  return Math.max(least, high - middle) / (c - b) / (Math.max(least, middle - low) / (b - a));
}
