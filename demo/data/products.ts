/**
 * The demo's catalogue: 44 products over consoles, games, gift cards and goods, made up for it, two that no list shows,
 * tests' own, and a thousand more.
 */
import { about } from './about';
import { many } from './many';
import { testProducts } from './testProducts';
import type { Category, Product, Stock, Variation } from './types';
import { variable } from './variable';

export const categories: readonly Category[] = [
  { slug: 'playstation', name: 'PlayStation', hue: 218 },
  { slug: 'xbox', name: 'Xbox', hue: 130 },
  { slug: 'switch', name: 'Switch', hue: 356 },
  { slug: 'pc', name: 'PC', hue: 268 },
  { slug: 'gift-cards', name: 'Gift cards', hue: 38 },
  { slug: 'goods', name: 'Goods', hue: 188 },
];

type Row = [name: string, category: string, price: number, extra?: Partial<Product>];

const soldOut: Stock = { status: 'outofstock' };
const backorder: Stock = { status: 'onbackorder' };
const few = (quantity: number): Stock => ({ status: 'instock', quantity });

const rows: Row[] = [
  ['Ashfall Kingdoms', 'playstation', 54.99, { salePrice: 39.99 }],
  ['Nightcourier', 'playstation', 49.99],
  ['Tidebreaker: Deep Signal', 'playstation', 59.99, { stock: few(3) }],
  ['Orchard of Machines', 'playstation', 34.99, { salePrice: 24.99 }],
  ['Rally Atlas 26', 'playstation', 44.99],
  ['The Lantern Debt', 'playstation', 29.99, { stock: soldOut }],
  ['Skyhold Wardens', 'playstation', 64.99, { releaseDate: '2027-03-12' }],
  ['Paper Moon Opera', 'playstation', 19.99],
  ['Grid Marshal', 'xbox', 49.99, { salePrice: 34.99 }],
  ['Fathom Nine', 'xbox', 54.99],
  ['Ember Post', 'xbox', 24.99],
  ['Velodrome Legends', 'xbox', 39.99, { stock: few(2) }],
  ['Hollow Crown Tactics', 'xbox', 44.99, { stock: backorder }],
  ['Static Bloom', 'xbox', 29.99],
  ['Northbound: The Long Haul', 'xbox', 34.99, { salePrice: 19.99 }],
  ['Starling Protocol', 'xbox', 59.99, { releaseDate: '2027-02-05' }],
  ['Puddle Jumpers', 'switch', 39.99],
  ['Captain Marrow and the Very Long Name of the Island at the End of the Sea', 'switch', 44.99],
  ['Tea Dragon Kart', 'switch', 49.99, { salePrice: 42.99 }],
  ['Mossling Village', 'switch', 34.99],
  ['Bellwether', 'switch', 24.99, { stock: soldOut }],
  ['Sundial Sprint', 'switch', 19.99],
  ['Cloud Parish', 'switch', 29.99, { stock: few(1) }],
  ['Quill & Compass', 'switch', 27.99],
  ['Iron Meridian', 'pc', 39.99],
  ['Colony 41', 'pc', 29.99, { salePrice: 14.99 }],
  ['Ledger of Storms', 'pc', 34.99],
  ['Vector Hearts', 'pc', 17.99],
  ['Under Glass', 'pc', 22.99, { stock: backorder }],
  ['Railwright', 'pc', 26.99],
  ['£10 gift card', 'gift-cards', 10],
  ['£25 gift card', 'gift-cards', 25],
  ['£50 gift card', 'gift-cards', 50],
  ['£100 gift card', 'gift-cards', 100],
  ['Charging dock', 'goods', 24.99],
  ['Headset stand', 'goods', 18.99, { salePrice: 12.99 }],
  ['Enamel pin set', 'goods', 9.99],
  ['Poster: Ashfall map', 'goods', 12.99, { stock: few(4) }],
  ['Travel case', 'goods', 21.99],
  ['Mug “One more level”', 'goods', 8.99],
];

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const simple = rows.map(
  ([name, category, price, extra], index): Product => ({
    id: 101 + index,
    slug: slugOf(name),
    name,
    category,
    price,
    stock: { status: 'instock' },
    description: about(name, category),
    rating: 3 + ((index * 7) % 5) / 2,
    ...extra,
  }),
);

const bundle: Product = {
  id: 301,
  slug: 'starter-bundle',
  name: 'Starter bundle',
  category: 'goods',
  price: 9.99,
  stock: { status: 'instock' },
  description: 'What a new console needs first. Take all of it, or only what is missing at home.',
  rating: 4.5,
  children: [135, 136, 139, 137, 106],
  isUnlisted: true,
};

const [controller, ...others] = variable() as [Product, ...Product[]];
const isShown = ({ isUnlisted }: Product) => !isUnlisted;

/** The shop's own products, listed and unlisted. */
export const allProducts: readonly Product[] = [...simple, controller, ...others, bundle];

// The two whose cards have swatches stand in the shop's second row.
const [glasswing, ...editions] = others.filter(isShown) as [Product, ...Product[]];

/** The products that listings and searches show. */
export const products: readonly Product[] = [
  ...simple.slice(0, 6),
  controller,
  glasswing,
  ...simple.slice(6),
  ...editions,
];

/** The products that the big archive shows. */
export const manyProducts: readonly Product[] = many(slugOf);

const manyById = new Map(manyProducts.map((product) => [product.id, product]));

const bySlug = new Map([...allProducts, ...testProducts, ...manyProducts].map((product) => [product.slug, product]));

/** All products with a page of their own. */
export const findBySlug = (slug: string): Product | undefined => bySlug.get(slug);

/** Finds a product or a variation by its id; a variation comes with its product. */
export const findProduct = (id: number): { product: Product; variation?: Variation } | undefined => {
  const one = manyById.get(id);
  if (one) return { product: one };
  for (const product of [...allProducts, ...testProducts]) {
    if (product.id === id) return { product };
    const variation = product.variations?.find((one) => one.id === id);
    if (variation) return { product, variation };
  }
  return undefined;
};

/** The present price of one, in pounds. */
export const priceOf = ({ price, salePrice }: { price: number; salePrice?: number }): number => salePrice ?? price;
