/** Owns what loop filters say: in addresses, to the server and to each other (SPEC 2.2, 3.3, 5, 9). Pure. */

/** How several terms join: all of them, one of them, none of them. */
export type Join = 'AND' | 'OR' | 'NOT';

/** How a filter's terms combine; `DISABLED` lets one be chosen at a time. */
export type Logic = 'AND' | 'OR' | 'DISABLED';

/** What is chosen of a taxonomy, by slugs. Without a join there is one term at most. */
export interface Chosen {
  terms: readonly string[];
  logicalJoin?: Join;
}

/** By taxonomy; a taxonomy of which nothing is chosen is not in it. */
export type Choices = Readonly<Record<string, Chosen>>;

/** What one filter holds (SPEC 3.3). */
export interface FilterState {
  filterType: string;
  filterData: { terms: readonly string[]; selectedTaxonomy: string; logicalJoin?: Join };
}

/** The filters of one loop, by their own ids. */
export type Filters = Readonly<Record<string, FilterState>>;

/** AND or OR; anything else, and a filter without multiple selection, is DISABLED (SPEC 5). */
export const logicOf = (isMultiple: boolean, combination: unknown): Logic =>
  isMultiple && (combination === 'AND' || combination === 'OR') ? combination : 'DISABLED';

const SEPARATORS: Record<Join, string> = { AND: '+', OR: '~', NOT: '!' };
const ANY_SEPARATOR = /[+\s~|!]|%2B|%7E|%7C|%21/i;
const MEANS_OR = /[~|]|%7E|%7C/i;
const MEANS_NOT = /!|%21/;

/** Reads a value of an address. A plus sign may have become a space, and separators may be encoded once more. */
export function readTerms(value: string): Required<Chosen> {
  const terms = [...new Set(value.split(ANY_SEPARATOR).filter(Boolean))];
  return { terms, logicalJoin: MEANS_OR.test(value) ? 'OR' : MEANS_NOT.test(value) ? 'NOT' : 'AND' };
}

/** Writes terms as an address has them: the separators as they are, which PHP reads as a space, `~` and `!`. */
export function writeTerms({ terms, logicalJoin = 'AND' }: Chosen): string {
  // A single term has no separator that could say NOT.
  const lead = logicalJoin === 'NOT' && terms.length === 1 ? SEPARATORS.NOT : '';
  return lead + terms.map(encodeURIComponent).join(SEPARATORS[logicalJoin]);
}

const prefixOf = (loopId: string) => `e-filter-${loopId}-`;

/** What an address asks of a loop. @param address absolute */
export function choicesIn(address: string, loopId: string): Choices {
  const prefix = prefixOf(loopId);
  const named = [...new URL(address).searchParams].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(prefix.length), readTerms(value)] as const).filter(([, { terms }]) => terms.length));
}

/**
 * Joins filters per type and taxonomy, as the server takes them (SPEC 3.3). Of two filters on one taxonomy the terms of
 * both count, and the later one's join. What is empty is left out.
 */
export function consolidate(filters: Filters): Readonly<Record<string, Choices>> {
  const all: Record<string, Record<string, Chosen>> = {};
  for (const { filterType, filterData } of Object.values(filters)) {
    const { terms, selectedTaxonomy, logicalJoin } = filterData;
    if (!terms.length) continue;
    all[filterType] ??= {};
    const ofType = all[filterType];
    const before = ofType[selectedTaxonomy]?.terms ?? [];
    ofType[selectedTaxonomy] = { terms: [...new Set([...before, ...terms])], ...(logicalJoin && { logicalJoin }) };
  }
  return all;
}

/** The taxonomies that filters choose of. */
export const choicesOf = (filters: Filters): Choices => consolidate(filters).taxonomy ?? {};
