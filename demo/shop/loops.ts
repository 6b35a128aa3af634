/** The loop grids of the page that was made with Elementor, the filters beside them, and what both ask for. */
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
  /** True where its pages are numbered for it alone: `e-page-{id}`. */
  isNumbered: boolean;
}

export const loops: readonly [Loop, Loop] = [
  { id: '3f2a1bc', title: 'Just in', list: [...manyProducts].reverse().slice(0, 45), perPage: 8, isNumbered: false },
  { id: '9d4e07a', title: 'From the shelves', list: manyProducts.slice(200, 260), perPage: 8, isNumbered: true },
];

/** Finds a loop by Elementor's id of it. */
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

/** What is chosen of a taxonomy. One of the terms is enough with OR; all of them are needed without. */
interface Chosen {
  terms: string[];
  logicalJoin?: string;
}

/** By taxonomy. */
export type Choices = Record<string, Chosen>;

const KEY = /^e-filter-[a-z0-9]{7}-[a-z0-9_-]+$/;

/**
 * What a page's address asks of a loop. After its prefix a key has to have just two parts, so that a taxonomy with a
 * hyphen is not understood; a plus sign has come as a space.
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

/** A choice as an address has it. The pluses stay as they are. */
export const choiceQuery = (loopId: string, choices: Choices): string =>
  Object.entries(choices)
    .filter(([taxonomy, { terms }]) => terms.length && !taxonomy.includes('-'))
    .map(
      ([taxonomy, { terms, logicalJoin }]) =>
        `e-filter-${loopId}-${taxonomy}=${terms.join(logicalJoin === 'OR' ? '~' : '+')}`,
    )
    .join('&');

/** A loop's products that fit the choices in every taxonomy. A taxonomy without terms lets all through. */
export function chosenOf({ list }: Loop, choices: Choices): Product[] {
  return list.filter((product) =>
    Object.entries(choices).every(([taxonomy, { terms, logicalJoin }]) => {
      const own = slugsOf(product, taxonomy);
      const isIn = (term: string) => own.includes(term);
      return !terms.length || (logicalJoin === 'OR' ? terms.some(isIn) : terms.every(isIn));
    }),
  );
}
