/** The byte budgets of docs/architecture.md. KB is 1,000 bytes of gzip. */
import { readFileSync } from 'node:fs';
import {
  CART_PAGE,
  CHECKOUT,
  KNOWN_CART,
  LISTING,
  PRODUCT,
  SHOPENGINE_LISTING,
  SWATCHES_PRODUCT,
  UNKNOWN_CART,
  VARIABLE_PRODUCT,
  WAY_TO_CART,
} from './scripts/build/budgets';
import { PAGES, UNTOUCHED } from './scripts/build/chunks';

const { chunks } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const lean = JSON.parse(readFileSync('dist/lean/manifest.json', 'utf8')).chunks;

/** A name that is no chunk's would count nothing. */
const fileIn = (folder: string, files: Record<string, string>, chunk: string) => {
  if (!files[chunk]) throw new Error(`There is no chunk "${chunk}" in ${folder}.`);
  return `${folder}/${files[chunk]}`;
};
const file = (chunk: string) => fileIn('dist', chunks, chunk);
const leanFile = (chunk: string) => fileIn('dist/lean', lean, chunk);
const leanPage = (names: readonly string[]) => ['dist/lean/shop-islands.js', ...names.map(leanFile)];
const page = (names: readonly string[]) => ['dist/shop-islands.js', ...names.map(file)];
const limit = (name: string, path: string | string[], most: number) => ({
  name,
  path,
  limit: `${most} kB`,
  gzip: true,
});

const asleep = ['dist/shop-islands.js', file('alone')];
const shared = [
  'mini-cart',
  'fresh-cart',
  'checkout-page',
  'variations',
  'core',
  'react',
  'branding',
  'calendar',
  'loops',
  'product-page',
];
const widgets = Object.keys(chunks).filter((chunk) => !shared.includes(chunk));

export default [
  limit('loader', 'dist/shop-islands.js', 8),
  limit('a listing before any interaction: loader, alone', asleep, LISTING),
  limit(
    '… on a shop with ShopEngine: with core, at-once',
    [...asleep, file('core'), file('at-once')],
    SHOPENGINE_LISTING,
  ),
  limit('a cart that the tab knows, on a page that sleeps: mini-cart', file('mini-cart'), KNOWN_CART),
  limit('a cart that is fetched, on a page that sleeps: fresh-cart', file('fresh-cart'), UNKNOWN_CART),
  limit('… by jQuery, where the page has one: cart-by-jquery', file('cart-by-jquery'), 0.9),
  limit(
    'from page view to a game in the cart: with core, add-to-cart',
    [...asleep, file('core'), file('add-to-cart')],
    WAY_TO_CART,
  ),
  limit('the cart page before any interaction: with core, mini-cart, cart-page', page(UNTOUCHED.cart), CART_PAGE),
  limit(
    'the checkout before any interaction: with core, mini-cart, checkout-page, add-to-cart',
    page(UNTOUCHED.checkout),
    CHECKOUT,
  ),
  limit('a product’s page before any interaction: loader, alone, product-look', page(UNTOUCHED.product), PRODUCT),
  limit('… with variations: with core, variations', page(UNTOUCHED['variable-product']), VARIABLE_PRODUCT),
  limit('… with swatches: with product', page(UNTOUCHED['product-with-swatches']), SWATCHES_PRODUCT),
  limit('react: React, react-dom, jsx and what every view needs', file('react'), 72),
  limit('lean react: Preact and what every view needs', leanFile('react'), 14),
  limit('lean, a listing with every island used once', leanPage(PAGES.listing), 54.2),
  limit('lean, a product page with every island used once', leanPage(PAGES.product), 83.6),
  limit(
    'lean, a listing whose cards have icon buttons and swatches, every island used once',
    leanPage(PAGES.cards),
    87.3,
  ),
  limit('branding: DOMPurify', file('branding'), 12),
  limit('styles of the head: what hosts need before the first paint', 'dist/shop-islands-head.css', 1.9),
  limit('the beacon, where an owner wants one', 'dist/shop-islands-beacon.js', 2.3),
  limit('the consent guard, where a shop asks for consent', 'dist/shop-islands-guard.js', 3.2),
  limit('the loader of wp-admin, with recovery of uploads', 'dist/shop-islands-admin.js', 7.5),
  limit('calendar: flatpickr and its styles, in wp-admin only', file('calendar'), 22.1),
  limit('the check of a shop, in wp-admin only', 'dist/shop-islands-check.js', 44),
  limit('the recorder of pages that the check looks at', 'dist/shop-islands-recorder.js', 3),
  limit(
    'the examination of a page and the overlay, with every row and text, for developers',
    'dist/shop-islands-debug.js',
    18.5,
  ),
  limit('variations: the product form, with the methods that themes replace', file('variations'), 8.9),
  limit('checkout-page: the review, the payment methods and the fields of addresses', file('checkout-page'), 10),
  limit('loops: three islands in one', file('loops'), 9),
  limit('product-page: five islands in one, the gallery among them', file('product-page'), 9),
  ...widgets.map((chunk) => limit(chunk, file(chunk), 8)),
];
