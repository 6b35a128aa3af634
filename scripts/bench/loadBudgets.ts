/** Budgets for the weight and the time of a page's load, compared with the same page without any script. */
import { type Budget, minus, most, type Read } from './budget';
import { netRatio, type Section } from './results';

type Page = Section['name'];

const over = (read: Read, page: Page, value: string) => minus(read(page, value), read(page, value, 'none'));

/** Only the views of some pages need React's chunk, which has a budget of its own. */
const apart = (read: Read, page: Page, value: string) =>
  minus(over(read, page, value), read(page, `react: ${value}`) ?? 0);

interface Limits {
  bytes: number;
  requests: number;
}

const sizes = (page: Page, what: string, { bytes, requests }: Limits): Budget[] => [
  most(`JavaScript of ${what} before any interaction`, bytes, 'bytes', 'count', (read) => apart(read, page, 'bytes')),
  most(`requests for JavaScript before any interaction, ${page}`, requests, 'count', 'count', (read) =>
    apart(read, page, 'requests'),
  ),
];

const time = (page: Page, what: string, limit: number): Budget =>
  most(
    `script time of ${what} minus that of the page without scripts, divided by the original’s`,
    limit,
    'score',
    'ratio',
    (read) => netRatio(read(page, 'script'), read(page, 'script', 'none'), read(page, 'script', 'original')),
  );

const shift = (page: Page) =>
  most(`layout shift by mounting, ${page}`, 0.001, 'score', 'count', (read) =>
    minus(read(page, 'shift'), read(page, 'shift', 'none')),
  );

const SHIFTING: readonly Page[] = [
  'listing',
  'product',
  'cart',
  'checkout',
  'widgets',
  'content',
  'consent',
  'campaign',
];

const allShown = (limit: number, kind: 'islands' | 'lean'): Budget => ({
  ...most('JavaScript of a first visit with consent, countdown and chat', limit, 'bytes', 'count', (read) =>
    over(read, 'campaign', 'bytes'),
  ),
  kinds: [kind],
});

export const loadBudgets: readonly Budget[] = [
  ...sizes('listing', 'a listing', { bytes: 12_000, requests: 3 }),
  ...sizes('product', 'a product’s page, without React,', { bytes: 34_000, requests: 6 }),
  ...sizes('cart', 'the cart’s page', { bytes: 26_000, requests: 5 }),
  ...sizes('checkout', 'the checkout', { bytes: 38_000, requests: 6 }),
  allShown(125_000, 'islands'),
  allShown(65_000, 'lean'),
  most('React on a returning visitor’s listing', 0, 'bytes', 'count', (read) => read('returning', 'react: bytes')),
  time('listing', 'a listing', 1 / 5),
  time('product', 'a product’s page', 1 / 5),
  time('cart', 'the cart’s page', 1 / 5),
  time('checkout', 'the checkout', 0.3),
  ...SHIFTING.map(shift),
  most('calls of a page view with an empty cart', 0, 'count', 'count', (read) => read('listing', 'calls')),
];
