/**
 * The loop grids of the page that was made with Elementor, the filters beside them, and the products that both ask for.
 */
import { manyProducts } from '../data/products';
import { slugsOf } from '../data/terms';
import type { Product } from '../data/types';

/** The page's id, which every call names. */
export const LOOPS_POST = 318;
export const LOOPS = '/loops/';

export interface Loop {
  /** Seven characters, as Elementor makes them. */
  id: string;
  title: string;
  list: readonly Product[];
  perPage: number;
  /** True when the loop's pages have their own numbers in the address: `e-page-{id}`. */
  isNumbered: boolean;
}

export const loops: readonly [Loop, Loop] = [
  { id: '3f2a1bc', title: 'Just in', list: [...manyProducts].reverse().slice(0, 45), perPage: 8, isNumbered: false },
  { id: '9d4e07a', title: 'From the shelves', list: manyProducts.slice(200, 260), perPage: 8, isNumbered: true },
];

/** Finds a loop by its Elementor id. */
export const findLoop = (id: string): Loop | undefined => loops.find((one) => one.id === id);

export interface LoopFilter {
  id: string;
  /** The loop that it filters. */
  loopId: string;
  taxonomy: string;
  label: string;
  isMultiple: boolean;
  hasAll: boolean;
}

export const loopFilters: readonly LoopFilter[] = [
  {
    id: '7be01f2',
    loopId: '3f2a1bc',
    taxonomy: 'product_cat',
    label: 'New games by shelf',
    isMultiple: true,
    hasAll: true,
  },
  {
    id: '5c81d3e',
    loopId: '3f2a1bc',
    taxonomy: 'pa-platform',
    label: 'New games by platform',
    isMultiple: false,
    hasAll: true,
  },
  {
    id: 'a04b6f9',
    loopId: '9d4e07a',
    taxonomy: 'product_cat',
    label: 'Games by shelf',
    isMultiple: true,
    hasAll: false,
  },
];

/** The chosen terms of a taxonomy. With OR a product needs one of them, otherwise all of them. */
interface Chosen {
  terms: string[];
  logicalJoin?: string;
}

/** The choices, by taxonomy. */
export type Choices = Record<string, Chosen>;

const KEY = /^e-filter-[a-z0-9]{7}-[a-z0-9_-]+$/;

/**
 * The choices for a loop in a page's address. Like Elementor, it does not understand a taxonomy with a hyphen, because
 * a key must have just two parts after its prefix. A plus sign has become a space.
 */
export function choicesIn(query: URLSearchParams, loopId: string): Choices {
  const choices: Choices = {};
  for (const [name, value] of query) {
    const [id, taxonomy, more] = name.slice('e-filter-'.length).split('-');
    if (!KEY.test(name) || id !== loopId || !taxonomy || more !== undefined) continue;
    const isOr = /~|%7e/i.test(value);
    choices[taxonomy] = { terms: value.split(/~|%7e|[ +]/i).filter(Boolean), logicalJoin: isOr ? 'OR' : 'AND' };
  }
  return choices;
}

/** A choice in the form of an address. Plus signs stay unencoded. */
export const choiceQuery = (loopId: string, choices: Choices): string =>
  Object.entries(choices)
    .filter(([taxonomy, { terms }]) => terms.length && !taxonomy.includes('-'))
    .map(
      ([taxonomy, { terms, logicalJoin }]) =>
        `e-filter-${loopId}-${taxonomy}=${terms.join(logicalJoin === 'OR' ? '~' : '+')}`,
    )
    .join('&');

/** A loop's products that fit the choices in every taxonomy. A taxonomy without terms lets every product through. */
export function chosenOf({ list }: Loop, choices: Choices): Product[] {
  return list.filter((product) =>
    Object.entries(choices).every(([taxonomy, { terms, logicalJoin }]) => {
      const own = slugsOf(product, taxonomy);
      const isIn = (term: string) => own.includes(term);
      return !terms.length || (logicalJoin === 'OR' ? terms.some(isIn) : terms.every(isIn));
    }),
  );
}
