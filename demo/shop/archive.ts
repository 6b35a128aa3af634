/** Reads the address of the big archive, like ShopEngine's filters and WooCommerce. */
import { manyProducts, priceOf, products } from '../data/products';
import { categoryTerms, slugsOf } from '../data/terms';
import type { Product } from '../data/types';
import { inPounds } from './currency';
import { orders, sorted } from './sorting';

export const GAMES = '/games/';

export const perPageChoices = [12, 24, 48] as const;

/** The ways to further pages. Default: `numeric`. */
const paginations = ['numeric', 'default', 'load-more', 'load-more-on-scroll'] as const;

export const PLATFORM_FILTER = 'shopengine_filter_attribute_pa_platform';

/** Values of a comma list. If two lists have the same name, the later one counts, as in PHP. */
export const listIn = (query: URLSearchParams, name: string): string[] =>
  query.getAll(name).at(-1)?.split(',').filter(Boolean) ?? [];

type Has = (product: Product, value: string) => boolean;

/**
 * The groups of filters, by their fields. A product has to match one of the values; a group without values lets every
 * product through.
 */
const groups: Record<string, Has> = {
  shopengine_filter_category: ({ category }, slug) => category === slug,
  rating_filter: ({ rating }, stars) => rating === Number(stars),
  shopengine_filter_stock: ({ stock }, status) => stock.status === status,
  shopengine_filter_onsale: ({ salePrice }, which) => which === (salePrice === undefined ? 'regular_price' : 'on_sale'),
  [PLATFORM_FILTER]: (product, slug) => slugsOf(product, 'pa-platform').includes(slug),
  product_cat: ({ category }, id) => categoryTerms.find(({ slug }) => slug === category)?.id === Number(id),
};

const limit = (query: URLSearchParams, name: string, missing: number) =>
  Number.parseFloat(query.get(name) ?? '') || missing;

/** All products that match the address, in its order. A search includes the small shop's products too. */
function found(query: URLSearchParams, order: string): Product[] {
  const term = query.get('s')?.trim().toLowerCase() ?? '';
  const wanted = Object.entries(groups).map(([name, has]) => ({ has, values: listIn(query, name) }));
  const [least, most] = [limit(query, 'min_price', 0), limit(query, 'max_price', Number.POSITIVE_INFINITY)];
  const list = (term ? [...products, ...manyProducts] : manyProducts).filter(
    (product) =>
      product.name.toLowerCase().includes(term) &&
      priceOf(product) >= least &&
      priceOf(product) <= most &&
      wanted.every(({ has, values }) => !values.length || values.some((value) => has(product, value))),
  );
  return sorted(list, order);
}

export interface Archive {
  /** The products on this page. */
  shown: Product[];
  total: number;
  page: number;
  pages: number;
  perPage: number;
  order: string;
  pagination: (typeof paginations)[number];
  /** The query of the address, which every link and form keeps. */
  query: URLSearchParams;
}

/** Undefined for a page behind the last. */
export function archiveOf(query: URLSearchParams, page: number): Archive | undefined {
  const asked = query.get('orderby') ?? '';
  const order = Object.hasOwn(orders, asked) ? asked : 'menu_order';
  const perPage = Math.floor(limit(query, 'shopengine_products_per_page', perPageChoices[0]));
  const list = found(query, order);
  const pages = Math.ceil(list.length / perPage);
  if (perPage < 1 || page > Math.max(1, pages)) return undefined;
  const pagination = paginations.find((one) => one === query.get('pagination')) ?? 'numeric';
  return {
    shown: list.slice((page - 1) * perPage, page * perPage),
    total: list.length,
    page,
    pages,
    perPage,
    order,
    pagination,
    query,
  };
}

/** Fields that say nothing about products. */
const noise = ['plain', 'paged', 'nonce', '_wp_http_referer', 'post_type'];

/** The category's checkboxes have this name in ShopEngine's markup. */
const CATEGORY_BOX = 'noNeed';

/**
 * The address for a form that a browser sent by itself: boxes become comma lists, prices become pounds, and the list
 * starts at its first page. Undefined for every other address.
 */
export function plainTarget(query: URLSearchParams): string | undefined {
  if (!query.has('plain') && !query.has('_wp_http_referer')) return undefined;
  const target = new URLSearchParams();
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name).filter(Boolean);
    if (!values.length || noise.includes(name)) continue;
    const isPrice = name.endsWith('_price');
    target.set(
      name === CATEGORY_BOX ? 'shopengine_filter_category' : name,
      isPrice ? String(inPounds(Number(values.at(-1)))) : values.join(),
    );
  }
  return GAMES + (target.size ? `?${target}` : '');
}
