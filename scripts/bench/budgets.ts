/** The budgets that this command can tell of. Sizes of single files are held by `npm run size`. */

import type { Kind } from './kinds';
import { netScriptRatio, type Results, type Section } from './results';
import { show } from './show';

/** What a budget hangs on: `count` on nothing but the code, `ratio` on two figures of the same run, `time` on the machine. */
type Basis = 'count' | 'ratio' | 'time';

export type Read = (section: Section['name'], value: string, kind?: Kind) => number | undefined;

export interface Budget {
  what: string;
  basis: Basis;
  budget: string;
  limit: number;
  unit: 'bytes' | 'ms' | 'count' | 'score';
  /** Undefined where it was not measured. */
  measure(read: Read, results: Results, kind: Kind): number | undefined;
  /** What is said to have been measured, where that is not `measure`'s own figure. */
  say?(read: Read): string;
  /** For these ways of loading scripts; both builds without. */
  kinds?: readonly Kind[];
}

const minus = (one: number | undefined, other: number | undefined) => (one === undefined || other === undefined ? undefined : one - other);

const most = (what: string, limit: number, unit: Budget['unit'], basis: Basis, measure: Budget['measure']): Budget => ({
  what,
  basis,
  limit,
  unit,
  measure,
  budget: `≤ ${show(limit, unit)}`,
});

/** A frame at 60 a second: two that fall into neighbouring ones are alike. */
const FRAME = 17;

const noSlower = (what: string, section: Section['name'], value: string): Budget => ({
  ...most(what, FRAME, 'ms', 'ratio', (read) => minus(read(section, value), read(section, value, 'original'))),
  budget: 'the original’s, and a frame',
  say: (read) => `${show(read(section, value) ?? 0, 'ms')}, original ${show(read(section, value, 'original') ?? 0, 'ms')}`,
});

const tapBudgets = (name: string, section: Section['name']): Budget[] => [
  ...(name === 'quick view' ? [] : [most(`${name}: tap to visible feedback, warm`, 50, 'ms', 'time', (read) => read(section, `${name}: feedback`))]),
  noSlower(`${name}: visible feedback, warm`, section, `${name}: feedback`),
  noSlower(`${name}: latency, warm`, section, `${name}: latency`),
  most(`${name}: scripts fetched by the first use`, 3, 'count', 'count', (read) => read(section, `${name}: files`)),
];

const shiftBudget = (section: Section['name']) =>
  most(`layout shift by mounting, ${section}`, 0.001, 'score', 'count', (read) => minus(read(section, 'shift'), read(section, 'shift', 'none')));

const either = (read: Read, value: string, of: Section['name']) => read(of, value) ?? read('demo', value);

export const BUDGETS: readonly Budget[] = [
  most('JavaScript of a listing before any interaction', 12_000, 'bytes', 'count', (read) => minus(read('listing', 'bytes'), read('listing', 'bytes', 'none'))),
  most('… in requests', 3, 'count', 'count', (read) => minus(read('listing', 'requests'), read('listing', 'requests', 'none'))),
  most('JavaScript from page view to a product in the cart', 18_000, 'bytes', 'count', (read) => read('taps', 'add to cart: bytes')),
  { ...most('JavaScript after every tap on a listing', 48_000, 'bytes', 'count', (read) => read('taps', 'quick view: bytes')), kinds: ['lean'] },
  { ...most('JavaScript after a swatch on a product’s page', 48_000, 'bytes', 'count', (read) => read('swatches', 'swatch: bytes')), kinds: ['lean'] },
  most('script time of a listing over the same page without any, to the original’s', 0.2, 'score', 'ratio', (_read, results, kind) => {
    const listing = results.sections.find(({ name }) => name === 'listing');
    return listing && netScriptRatio(listing.figures, kind);
  }),
  shiftBudget('listing'),
  shiftBudget('product'),
  most('calls of a page view with an empty cart', 0, 'count', 'count', (read) => read('listing', 'calls')),
  most('calls of an add to cart', 1, 'count', 'count', (read) => read('taps', 'add to cart: calls')),
  ...tapBudgets('add to cart', 'taps'),
  ...tapBudgets('heart', 'taps'),
  ...tapBudgets('quick view', 'taps'),
  ...tapBudgets('swatch', 'swatches'),
  most('last choice among 500 variations to its price', 50, 'ms', 'time', (read) => either(read, 'choice', 'choice')),
  noSlower('last choice among 500 variations', 'choice', 'choice'),
  // What the page's own inline scripts make of more elements arms nothing.
  most('984 more cards, armed, over the same page without any', 20, 'ms', 'time', (read) =>
    minus(either(read, 'added', 'cards'), read('cards', 'added', 'none') ?? 0),
  ),
  most('a card of the second thousand, over one of the first', 1.5, 'score', 'ratio', (read) => either(read, 'growth', 'cards')),
  most('roots of React in 1,000 cards', 0, 'count', 'count', (read) => either(read, 'roots', 'cards')),
  most('a tick of 200 countdowns', 4, 'ms', 'time', (read) => read('demo', 'tick')),
  most('longest task while 300 products are appended', 50, 'ms', 'time', (read) => read('demo', 'appending')),
];
