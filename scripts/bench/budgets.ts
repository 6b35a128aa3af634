/** The budgets that this command can check. `npm run size` checks the sizes of single files. */
import { type Budget, minus, most, noSlower, type Read } from './budget';
import { growthBudgets } from './growthBudgets';
import { loadBudgets } from './loadBudgets';
import type { Section } from './results';

const tapBudgets = (name: string, section: Section['name']): Budget[] => [
  ...(name === 'quick view'
    ? []
    : [most(`${name}: tap to visible feedback, warm`, 50, 'ms', 'time', (read) => read(section, `${name}: feedback`))]),
  noSlower(`${name}: visible feedback, warm`, section, `${name}: feedback`),
  noSlower(`${name}: latency, warm`, section, `${name}: latency`),
  most(`${name}: scripts fetched by the first use`, 3, 'count', 'count', (read) => read(section, `${name}: files`)),
];

const either = (read: Read, value: string, of: Section['name']) => read(of, value) ?? read('demo', value);

export const BUDGETS: readonly Budget[] = [
  ...loadBudgets,
  most('JavaScript from page view to a product in the cart', 22_000, 'bytes', 'count', (read) =>
    read('taps', 'add to cart: bytes'),
  ),
  {
    ...most('JavaScript after every tap on a listing', 48_000, 'bytes', 'count', (read) =>
      read('taps', 'quick view: bytes'),
    ),
    kinds: ['lean'],
  },
  {
    ...most('JavaScript after a swatch on a product’s page', 48_000, 'bytes', 'count', (read) =>
      read('swatches', 'swatch: bytes'),
    ),
    kinds: ['lean'],
  },
  most('calls of an add to cart', 1, 'count', 'count', (read) => read('taps', 'add to cart: calls')),
  ...tapBudgets('add to cart', 'taps'),
  ...tapBudgets('heart', 'taps'),
  ...tapBudgets('quick view', 'taps'),
  ...tapBudgets('swatch', 'swatches'),
  noSlower('checkout: time from a changed country to the new review', 'review', 'country'),
  noSlower('checkout: time from a changed postcode to the new review', 'review', 'postcode'),
  most('checkout: calls of a changed field', 1, 'count', 'count', (read) => read('review', 'calls')),
  noSlower('first swatch that answers, on a slow line', 'first-swatch', 'answer'),
  noSlower('worst interaction of a whole visit', 'journey', 'interaction'),
  most('time from the last choice among 500 variations to its price', 50, 'ms', 'time', (read) =>
    either(read, 'choice', 'choice'),
  ),
  noSlower('last choice among 500 variations', 'choice', 'choice'),
  // Subtracts the page without islands, because its own inline scripts take longer too when there are more elements.
  most('time to arm 984 more cards, minus that of the page without islands', 20, 'ms', 'time', (read) =>
    minus(either(read, 'added', 'cards'), read('cards', 'added', 'none') ?? 0),
  ),
  most('time of a card of the second thousand, divided by that of one of the first', 1.5, 'score', 'ratio', (read) =>
    either(read, 'growth', 'cards'),
  ),
  most('roots of React in 1,000 cards', 0, 'count', 'count', (read) => either(read, 'roots', 'cards')),
  most('a tick of 200 countdowns', 4, 'ms', 'time', (read) => read('demo', 'tick')),
  most('longest task while 300 products are appended', 50, 'ms', 'time', (read) => read('demo', 'appending')),
  ...growthBudgets,
];
